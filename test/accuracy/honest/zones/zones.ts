import { join } from 'node:path'
import { seededRandom } from '../../../support/seeded-random.js'
import { figureLine, percent } from '../figure-line.js'
import { groupLines } from '../group-lines.js'
import type { HonestPart } from '../part.js'
import { sizeOf } from '../size-of.js'
import { type AskedZone, askZones, readZones } from './ask-zones.js'

const isExact = ({ printed, read }: AskedZone): boolean => read?.lines.join('\n') === printed?.join('\n')

const exactShare = (zones: readonly AskedZone[]) => zones.filter(isExact).length / zones.length

export const reportZones = (zones: readonly AskedZone[], random: () => number): string => {
  const [withZone, without] = [zones.filter(({ printed }) => printed), zones.filter(({ printed }) => !printed)]
  const checked = withZone.filter(({ isChecked }) => isChecked)
  const sources = new Set(zones.map(({ source }) => source)).size
  const isBelieved = ({ read }: AskedZone) => read?.isValid === true
  const tell = (own: readonly AskedZone[]) => `exact ${own.filter(isExact).length} of ${own.length}`
  return [
    `${zones.length} documents of ${sources} sources. The reader was trained on drawn zones; no limit was fitted on these pictures, though misses among them`,
    'were looked at. In brackets: 95 % of what as many other sources of the like would give (bootstrap by source).',
    '',
    figureLine('MRZ exact', withZone, exactShare, percent, random),
    figureLine('MRZ exact where the printed check digits hold', checked, exactShare, percent, random),
    `check digits hold, text is not the label's: ${withZone.filter((one) => isBelieved(one) && !isExact(one)).length} of ${withZone.length}`,
    `invented on documents without one: ${without.filter(isBelieved).length} of ${without.length}`,
    '',
    ...groupLines(withZone, (one) => [sizeOf(one)], tell),
    ...groupLines(withZone, ({ source }) => [`source: ${source}`], tell),
  ].join('\n')
}

export const zones: HonestPart = {
  name: 'zones',
  about: 'machine readable zones, letter by letter',
  measure: async ({ sets }, askEach) =>
    reportZones(await askZones(await readZones(join(sets, 'documents')), askEach), seededRandom(1)),
}
