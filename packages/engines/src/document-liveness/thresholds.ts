/**
 * Every limit of the proof of life's composition and quality codes. Lengths are shares, so that they hold at any
 * resolution; tones are 8-bit. "Simulated": photos of drawn specimens (`npm run bench -- codes`). "Real": the 237 labelled
 * photos of the measuring set, which were looked at when these numbers were chosen, so figures on that set flatter them.
 */
export const thresholds = {
  /** 819: geometric mean of both looks' confidence. Real: documents 0.80 or more, scenes 0, pictures on screens up to 0.91. */
  documentConfidence: 0.65,
  /**
   * As sure of one large document, a first look at 320 pixels is enough: the closer look places it. Real, with 0.7, 0.85 and 0.95: no
   * count differs by more than one from that of full looks; a first look at 256 pixels costs the portraits 0.05 of AUC.
   */
  clearDocument: 0.85,
  /**
   * 819: a document that sticks out of the frame so far (of its longer side) counts on the first look alone when that is
   * this sure and it takes so much of the picture. Real: 4 photos with 25 % or 40 % cut off, no other thing.
   */
  overhanging: { confidence: 0.43, overhang: 0.06, areaShare: 0.2 },
  /**
   * 819: the same for what only shows once the picture is looked at with an empty rim around it. Simulated: a fifth cut
   * off, from 0.57 and 0.18. Real: other things up to 0.70, with an overhang of 0.06 at most.
   */
  cutDocument: { confidence: 0.55, overhang: 0.07, areaShare: 0.2 },
  /** 824: the closer look at a second document. Real: second documents 0.90 or more, other things 0.58 or less. */
  secondDocumentConfidence: 0.75,
  /** A picture is trimmed to its document when no side is further than this from the frame's (of the frame's longer side). */
  trimmed: 0.06,
  /** 821: share of the document's area outside the frame from which print is lost; below, it is 823. Cards keep 4 to 5 % free of print. */
  missingShare: 0.06,
  /** 823: a corner this far outside the frame, of the document's longer side; the corners' own error is 0.35 %. */
  overhang: 0.01,
  /** 823: nearer to the frame than this (of its side) a border cannot be seen to be inside. Simulated: where borders 4 % outside are placed. */
  touching: 0.003,
  /** 822: interface section 8. */
  areaShare: 0.1,
  /** 825: distance of a corner to the frame, of the frame's side; the label of the measuring set says 2 %. */
  margin: 0.02,
  /** 818: pixels across the document below which neither print nor surface can be judged: 70 dots per inch of a card. */
  leastWidthPx: 240,

  /** 820: the face detector's score on the rectified document. Real: portraits 0.75 or more. Simulated: print up to 0.55. */
  portraitConfidence: 0.65,

  /** 828: 90th percentile of the tones below which grain outweighs print and nothing else can be judged. Real: 30. */
  blackTone: 40,
  /** 828: a tile is in the dark when its light tones (90th percentile) stay below this. Real: paper in shade 100 and more. */
  darkTone: 95,
  /** 828: share of the tiles in the dark. Real: dim photos 0.88 or more, shadows of blinds 0.36 or less. */
  darkShare: 0.6,
  /** 828: a tile is burnt out when this share of it is at or above this tone. */
  burntTone: 248,
  burntTileShare: 0.6,
  /** 828: share of the tiles burnt out. Real: overexposed 0.45 and 0.77, reflections up to 0.03. */
  burntShare: 0.35,
  /** 828: on the portrait alone the same two are asked for once more: a face in the dark or burnt out proves nothing. */
  portraitShare: 0.75,

  /** 829: smoothed tone of a reflection's core. Real: cores reach 250, the lightest paper in normal light 240. */
  reflectionTone: 245,
  /** 829: and so much lighter than half of the document is, or it is paper. Real: 32 or more. */
  reflectionLead: 18,
  /** 829: share of the document covered by one core. Real: 0.25 % or more, without reflections 0.1 % or less. */
  reflectionShare: 0.002,
  /** 829: share of its bounding box that a core fills; lines and frames of the print fill less. Real: 0.61 or more. */
  reflectionFill: 0.45,
  /**
   * 829: tone 5 and 16 pixels outside the core, from the paper's (0) to the core's (1): a panel ends before that, uneven
   * light goes on. Real: 0.54 to 0.83 and 0.12 to 0.59.
   */
  reflectionNear: 0.4,
  reflectionFar: 0.65,

  /**
   * 826: see `measureSharpness`. Simulated (`npm run bench -- legible`): from 0.6 on every value is read that is read on a sharp photo, between
   * 0.55 and 0.6 one in fifty is lost, below 0.5 one in ten.
   */
  sharpness: 0.6,

  /** 827: quality (IJG scale) that the file's own tables stand for. */
  jpegQuality: 25,
  /** 827: see `measureBlockiness`, in the pixels of the document. */
  blockiness: 1.6,
} as const
