/**
 * Every limit of the rejection codes 700 to 716. Scalars were chosen with a look at 658 labelled selfies (full frames
 * of phones and webcams from 320 × 240 up), so that at most 3 % of the genuine full frames are rejected by one of them;
 * no network was trained on those pictures. "Size" is the longer side of the detector's box, forehead to chin.
 */
export const thresholds = {
  /** 704 where none of these holds. */
  face: {
    /** What the mesh must say of a find: false finds stay under 0.02, faces behind masks reach down to 0.06. */
    minPresence: 0.05,
    /** From here on a view is believed at once; below, other views of the picture are tried first. */
    surePresence: 0.5,
    /** A find this sure in the picture as it stands is a face even where the mesh sees none, such as a masked profile. */
    aloneConfidence: 0.75,
    /** An upside-down face is found upright too, but less surely: below this the picture is also turned. */
    sureConfidence: 0.8,
    /** By how much confidence and presence together must be better for the picture to count as upside down. */
    turnedBetterBy: 0.1,
  },
  /**
   * 705: another face counts from this share of the main face's size on; smaller ones are background. One of which the
   * picture's edge leaves little stands beside the person; of the faces in group pictures every one is whole. Two finds
   * whose middles lie nearer than 0.7 of the larger one's size are one face: heads side by side are further apart.
   */
  several: { minSizeShare: 0.4, minInside: 0.65, minPresence: 0.5, minConfidence: 0.6, minApart: 0.7 },
  /**
   * 706: 75 px are eyes about 36 px apart. A face below 1/9 of the longer side stands too far away for a selfie, one
   * with too few pixels already below 1/5; a face with too few pixels that fills more than that is a small picture.
   */
  small: { minSizePx: 75, minShareOfLongSide: 0.11, fewPixelsMinShareOfLongSide: 0.2 },
  /** 714, each on its own: beyond these the face cannot be judged at all. */
  conditions: {
    /** Mean grey of the face, 0…255. */
    minMean: 30,
    maxMean: 225,
    /** Share of the face at the upper end of the scale. */
    maxGlaring: 0.5,
    /**
     * At 96 px per face (`measureLight`): blur. Of 99 free portraits, as they are, hazy, dim and grainy, none lies below, and three in four of
     * them out of focus by 3 % of the face's size; 28 would catch nearly all, and twice as many of FairFace's poor crops of living people.
     */
    minEdges: 18,
    /**
     * A dim face must also show so much detail (root mean square of the Laplacian): below this mean it needs at least this much. Of 236
     * genuine full frames none is both; of 32 poor pictures five more are.
     */
    dimMean: 42,
    dimDetail: 11,
    /**
     * So must a face that the picture cuts off or that fills it: it comes with pixels enough, and where it is soft all the same, no step
     * back mends it. Nine in ten genuine full frames show more, and none that overflows shows less.
     */
    overflowingDetail: 9,
  },
  /** 703: probability that the eyes, or nose and mouth, are hidden; genuine full frames stay below 0.4, masks above 0.9. */
  obstructed: { maxHidden: 0.75 },
  /**
   * 707, in degrees as the mesh sees them: turned, bowed or raised, both together, and tilted from the nearest upright.
   * Of 15 heads with published angles (AFLW2000) these reject the ten that are 31° and more off the axis, and none of
   * the five below 20°. The two together may be more than each alone: of 6,500 free faces (FairFace) those turned by
   * 25° are seen as bowed by 5° more than the straight ones.
   */
  angle: { maxYaw: 28, maxPitch: 26, maxOffAxis: 33, maxTilt: 30, neutralPitch: 5 },
  /** 716: mean of both eyes by the network, none of them surely open; and the mesh must not see them wide open. */
  eyes: { minClosed: 0.65, minEach: 0.2, maxOpening: 0.23 },
  /** 702: share of the mesh outside the picture. */
  incomplete: { maxOutside: 0.06 },
  /** 700: size by the picture's shorter side; of upright pictures narrower than 3 : 4 by three quarters of the height. */
  close: { maxShareOfFrame: 0.85 },
  /** 701: distance of the face from the picture's edge by its size. */
  border: { minMargin: 0 },
  /** 713 and 715: the interface's own limits (section 8). */
  quality: { min: 0.5 },
  liveness: { min: 0.5 },
  /**
   * Two pictures. `minTurn`: degrees between the heads below which a head looks as flat as a sheet (707). `maxFlatness`: above it both show
   * one flat thing (715). Of 229 free faces photographed twice as a print or a screen one in 200 stays below 0.972
   * (`npm run bench -- turned --flat FOLDER --every 3`); the limit is lower, because real prints and screens lose more than drawn ones.
   * `slope`: a flatness of 0.972 is at odds of 26 to 1 for flat, one of 0.9 at 52 to 1 against it, by Fisher's z.
   */
  turned: { minTurn: 10, maxFlatness: 0.95, slope: 11 },
} as const

type Numbers<Limits> = { readonly [Name in keyof Limits]: Limits[Name] extends number ? number : Numbers<Limits[Name]> }
/** The same limits with other numbers. */
export type SelfieLimits = Numbers<typeof thresholds>
