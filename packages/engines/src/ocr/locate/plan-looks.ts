/**
 * How a picture is searched for its document. A look is one run of the locator, about 15 ms of a core; they are tried in this
 * order, and most pictures need the first alone.
 *
 * 1. The whole picture (`locateDocument`), at half the price where that shows one large, sure document (`locateClear`).
 * 2. Where it shows no document but something like one: that, upright and turned over.
 * 3. Where the document was seen unsurely: nearer, from where the last look ended (`lookNearer`).
 * 4. Where that is unsure too, no zone tells the place and there is time: the picture from farther away and turned, and nearer
 *    looks at what is seen there, until one is sure or the looks are spent (`confirmDocument`).
 * 5. Where the side could not be read and there is time: other places of the picture, to be read in turn (`lookElsewhere`), and
 *    the whole picture at last (`lookAgain`).
 *
 * `same` is the share of their bounding boxes from which on two finds are one.
 */
export const planOfLooks = {
  /** Step 2. Around the suspected place, which is roughly outlined; a look less sure than `least` saw nothing. */
  suspected: { margin: 1.3, least: 0.5, same: 0.4 },

  /** Step 3. */
  closer: {
    /** Around the last find, so that the borders stay in sight where it was bad. */
    margin: 1.4,
    /**
     * Of 82 hard photos of drawn sides 13 were first outlined by more than a tenth of their diagonal off. One closer look leaves 9 of
     * them so, three looks 4.
     */
    most: 3,
    /**
     * A look that moves no corner by more than this share of the width has little to add: borders do the rest. Where nothing is sure
     * yet, looks go on until they hardly move.
     */
    still: { likely: 0.08, unlikely: 0.025 },
    same: 0.3,
  },

  /** Whether steps 3 and 4 are needed, and which find counts. */
  confirm: {
    /**
     * Corners of a document seen this surely are near enough to its borders for these to be found. With 0.97 instead, one of 82 hard
     * photos of drawn sides is outlined better, for a tenth more CPU on every card.
     */
    sure: 0.9,
    /** A document that no closer look sees more surely than this may lie elsewhere. */
    unsure: 0.6,
    /** A closer look less sure than this saw something else, or nothing: the first place stands. */
    least: 0.35,
    same: 0.4,
  },

  /** Step 4. */
  turned: {
    /**
     * From farther away first: of a card that fills the picture the locator may see a part alone (a clear photo of one was 0.64 sure
     * of the lines of names, and 0.87 to 0.92 of the card with a margin around the picture). Then quarters: a photo held sideways.
     */
    views: [
      { degrees: 0, scale: 1.4 },
      ...[90, 270, 180].map((degrees) => ({ degrees, scale: 1.2 })),
      ...[45, 315, 135, 225].map((degrees) => ({ degrees, scale: 1 })),
    ],
    /** Finds less sure than this do not come nearer to a document when they are looked at again. */
    least: 0.2,
    /** No better find is worth the time of another view. */
    enough: 0.8,
    findsPerView: 2,
    same: 0.6,
    /**
     * Views and closer looks together, counted after each view. Of 130 hard photos of drawn sides and 68 of real cards and pages 11
     * are searched, in 4 to 23 looks without this limit: each is placed the same with 9, two otherwise with 6. Ten pictures
     * without a document take 87 looks instead of 116.
     */
    most: 9,
  },

  /** Step 5. */
  elsewhere: {
    /** Windows around the first find, as shares of the picture's longer side: a find far too small has its card around it. */
    around: [0.5, 0.8],
    /**
     * Windows all over the picture, by their middles. Of five sides on hard drawn photos that were missed beside a payment card, on
     * paper, on an overexposed table or under reflections, these show every one, upright or on their side, 0.47 to 0.84 sure.
     */
    across: { share: 0.55, places: [0.3, 0.7].flatMap((y) => [0.25, 0.5, 0.75].map((x) => [x, y] as const)) },
    /** Interface 8 asks for a tenth of the picture; smaller finds than this share are parts of something. */
    leastShare: 0.03,
    least: 0.35,
    same: 0.5,
    /** Two outlines of one place that share less are both read: the surer one may be the worse. */
    sameOutline: 0.7,
    /** Places that are read: each costs as much as the first reading. */
    places: 3,
  },
} as const

/** Steps 4 and 5 take a second or two of a core where there is no document: with less time left, the answer comes first. */
const SEARCH_MS = 4_000
export const hasTimeToSearch = ({ remainingMs }: { remainingMs(): number }): boolean => remainingMs() >= SEARCH_MS
