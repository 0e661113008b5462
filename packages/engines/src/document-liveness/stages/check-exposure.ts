import type { Finding } from '../examined.js'
import { thresholds } from '../thresholds.js'
import type { Portrait } from './find-portrait.js'
import type { Exposure } from './measure-exposure.js'
import { countTones, shareFrom, tileQuad, tonePercentile } from './tiles.js'
import type { DocumentView } from './view-document.js'

const finding = (measured: number, areas: Finding['areas']): Finding => ({
  error: 'document_exposure',
  measured,
  areas,
})

/** 828 where it is so dark, or so bright, that nothing else can be judged. */
export const checkUsableLight = (view: DocumentView, exposure: Exposure): Finding | null => {
  const { lightTone, burntShare, burntTiles } = exposure
  if (lightTone < thresholds.blackTone) return finding(lightTone, [view.quad])
  if (burntShare < thresholds.burntShare) return null
  return finding(
    burntShare,
    burntTiles.map((tile) => tileQuad(view, tile)),
  )
}

/** 828 where it is only dim, or the portrait alone is lost; after 826, because dim light brings blur along. */
export const checkEvenLight = (view: DocumentView, exposure: Exposure, portrait: Portrait | null): Finding | null => {
  const { darkShare, darkTiles } = exposure
  if (darkShare >= thresholds.darkShare) {
    return finding(
      darkShare,
      darkTiles.map((tile) => tileQuad(view, tile)),
    )
  }
  if (!portrait) return null
  const counts = countTones(view.grey, portrait.tile)
  const burnt = shareFrom(counts, thresholds.burntTone)
  if (burnt >= thresholds.portraitShare) return finding(burnt, [portrait.quad])
  const light = tonePercentile(counts, 0.9)
  return light < thresholds.blackTone ? finding(light, [portrait.quad]) : null
}
