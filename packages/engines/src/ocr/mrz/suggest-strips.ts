import { type Located, levelRectangle, locateInView, type Model, type Picture, type Quad } from '@vivid/vision'
import { candidateStrips } from './candidate-strips.js'

/** Views cost a run of the locator each. */
const MAX_VIEWS = 2

/** A closer look promises more than the fourth suspicion in the whole picture. */
const FIRST = 3
const PER_VIEW = 2

/** Around a document, so that its edges stay in sight even where its place was guessed badly. */
const MARGIN = 1.3

/**
 * Areas to try, the likeliest first: those seen in the whole picture, then those seen in a closer, upright look at what
 * may be a document. Lazy, for a reader that is soon content.
 */
export async function* suggestStrips(locator: Model, picture: Picture, located: Located): AsyncGenerator<Quad> {
  const strips = candidateStrips(located, picture)
  yield* strips.slice(0, FIRST)
  for (const view of closerViews(located, picture).slice(0, MAX_VIEWS)) {
    const closer = await locateInView(locator, picture, view)
    yield* candidateStrips(closer, picture).slice(0, PER_VIEW)
  }
  yield* strips.slice(FIRST)
}

/** Upright looks at the likeliest documents; where there is none, at the whole picture turned by an eighth. */
function closerViews({ documents }: Located, { widthPx, heightPx }: Picture): Quad[] {
  const turned: Quad = [
    [widthPx / 2, heightPx / 2 - (widthPx + heightPx) / 2],
    [widthPx / 2 + (widthPx + heightPx) / 2, heightPx / 2],
    [widthPx / 2, heightPx / 2 + (widthPx + heightPx) / 2],
    [widthPx / 2 - (widthPx + heightPx) / 2, heightPx / 2],
  ]
  return [...documents.map(({ quad }) => levelRectangle(quad, MARGIN, MARGIN)), turned]
}
