import type { DocumentReader } from '@vivid/engines/ocr'
import { drawSpecimen, openStudio, type PhotoWish, photograph } from '@vivid/specimens'

export interface SweepStep {
  /** Degrees, or pixels of a capital. */
  readonly at: number
  readonly exact: number
  readonly of: number
}

const kinds = ['passport-classic', 'passport-modern', 'passport-laminate', 'passport-mexico'] as const

/** Photographs the same fictional passports at every step and counts the zones that are read without a fault. */
export const sweep = async (
  reader: DocumentReader,
  steps: readonly number[],
  passports: number,
  wishAt: (step: number) => PhotoWish,
): Promise<SweepStep[]> => {
  const studio = await openStudio()
  const drawings = await Promise.all(
    Array.from({ length: passports }, (_, i) =>
      drawSpecimen({ kind: kinds[i % kinds.length]!, seed: `sweep-${i}` }, studio),
    ),
  )
  const results: SweepStep[] = []
  for (const at of steps) {
    let exact = 0
    for (const [i, drawing] of drawings.entries()) {
      const { jpeg, truth } = await photograph(drawing, wishAt(at), `sweep-${i}-${at}`)
      const { mrz } = await reader.read(jpeg)
      if (mrz?.reading.lines.join('\n') === truth.mrz!.lines.join('\n')) exact++
    }
    results.push({ at, exact, of: drawings.length })
  }
  return results
}

export const everyFifteenDegrees = Array.from({ length: 24 }, (_, i) => i * 15)

/** Turned in the frame, otherwise a usual photo. */
export const turned = (rotationDegrees: number): PhotoWish => ({
  level: 'moderate',
  widthPx: 1600,
  heightPx: 1600,
  scale: 0.85,
  rotationDegrees,
})

/** Ever smaller in a frame of two megapixels, otherwise a sharp photo. */
export const capitalsOf = (characterHeightPx: number): PhotoWish => ({
  level: 'clean',
  widthPx: 1600,
  heightPx: 1200,
  characterHeightPx,
})

export const share = (steps: readonly SweepStep[]) =>
  steps.reduce((sum, { exact }) => sum + exact, 0) / steps.reduce((sum, { of }) => sum + of, 0)
