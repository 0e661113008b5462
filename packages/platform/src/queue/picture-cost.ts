/** Pixels of a usual phone photo. Larger pictures are priced higher; up to this size decoding costs little. */
const USUAL_PIXELS = 12e6

/**
 * How many times as long as usual a job takes for the size of its pictures. Cards of 49 megapixels a side were measured at three
 * to four times the usual: every further twelve cost as much again.
 */
export const pictureFactor = (pixels: number): number => 1 + Math.max(0, pixels - USUAL_PIXELS) / USUAL_PIXELS
