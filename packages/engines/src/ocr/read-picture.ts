import { type OpenedPicture, toGrey } from '@vivid/vision'
import type { Run } from '../frame/run.js'
import { pictureBudget, type ReadingBudget } from './budgets.js'
import { chooseDocument, guessDocument } from './locate/choose-document.js'
import { confirmDocument, seeConfirmed } from './locate/confirm-document.js'
import { flatten } from './locate/lay-flat.js'
import { locateDocument } from './locate/locate-document.js'
import { hasTimeToSearch } from './locate/plan-looks.js'
import type { ReaderModels } from './models.js'
import { blockOfLines } from './mrz/find-lines.js'
import { readGlanced } from './mrz/glance-at-zone.js'
import { readZone } from './mrz/read-zone.js'
import { readPrint } from './print/read-print.js'
import { readWhole } from './print/read-whole.js'
import { readCodesOf } from './read-codes-of.js'
import type { ReadDocument, Wanted } from './read-document.js'

/** One request; `today`: two-digit years need to know when "now" is. */
export type ReaderRun = Run<ReaderModels> & { readonly today: Date; readonly budget: ReadingBudget }

/** A picture to everything that was seen and read: locate → read the zone → lay flat → read print → read codes. */
export const readPicture = async (run: ReaderRun, opened: OpenedPicture, wanted: Wanted): Promise<ReadDocument> => {
  const { models, stage } = run
  const { whole, ...decoded } = opened
  const { picture } = decoded
  const budget = run.budget.part(pictureBudget)
  const searched = { locator: models.locator, picture, budget }
  const isZoneAll = !wanted.print && !wanted.codes
  const glanced = isZoneAll ? await readAtAGlance(run, opened, budget) : null
  if (glanced) return glanced
  const located = await stage('locate', () => locateDocument(searched, whole, !isZoneAll))
  // Worth its time only where more than the zone is read from it.
  const photo = isZoneAll ? picture : toGrey(picture)
  const mrz = await stage('read-zone', () => readZone(models, searched, photo, located, wanted.zone, run.today))
  const chosen = chooseDocument(located.documents, mrz?.attempt.found.quad ?? null)
  const read = { ...decoded, located, document: chosen, mrz, print: null, codes: null, budget }
  if (isZoneAll) return read

  const zone = mrz && blockOfLines(mrz.attempt.found)
  const guess = guessDocument(chosen, located.documents, mrz && { quad: zone!, format: mrz.reading.format })
  const { confirmed, flat } = await stage('flatten', async () => {
    const isSearched = zone === null && hasTimeToSearch(run)
    const confirmed = await confirmDocument(searched, guess, isSearched)
    return { confirmed, flat: flatten(picture, photo, confirmed, zone) }
  })
  const seen = seeConfirmed(located, confirmed, guess)
  const document = seen === located ? chosen : chooseDocument(seen.documents, mrz?.attempt.found.quad ?? null)
  const print = wanted.print
    ? await stage('read-print', () =>
        readWhole((laid) => readPrint(models, laid, zone, budget), searched, { place: confirmed, flat, zone }),
      )
    : null
  const codes = wanted.codes ? await stage('read-codes', () => readCodesOf(models.barcodeDecoder, flat, budget)) : null
  return { ...read, located: seen, document, print, codes }
}

/** Most passports lie so that a glance finds their zone; null where it has to be searched for. */
const readAtAGlance = async (
  { models, stage, today }: ReaderRun,
  { whole, ...decoded }: OpenedPicture,
  budget: ReadingBudget,
): Promise<ReadDocument | null> => {
  const { picture } = decoded
  const located = await stage('locate', whole.glance)
  const mrz = await stage('read-zone', () => readGlanced(models, picture, located, budget, today))
  if (!mrz) return null
  const document = chooseDocument(located.documents, mrz.attempt.found.quad)
  return { ...decoded, located, document, mrz, print: null, codes: null, budget }
}

/** Searches the whole picture for a zone that was not expected before. */
export const searchZone = ({ models, stage, today }: ReaderRun, read: ReadDocument): Promise<ReadDocument> =>
  stage('search-zone', async () => {
    if (read.mrz) return read
    const photo = read.print?.flat.photo ?? read.picture
    const searched = { locator: models.locator, picture: read.picture, budget: read.budget }
    return { ...read, mrz: await readZone(models, searched, photo, read.located, 'thorough', today) }
  })

/** Looks for the codes that were not asked for before; needs the document laid flat. */
export const readCodes = ({ models, stage }: ReaderRun, read: ReadDocument): Promise<ReadDocument> =>
  stage('read-codes', async () => {
    if (read.codes || !read.print) return read
    return { ...read, codes: await readCodesOf(models.barcodeDecoder, read.print.flat, read.budget) }
  })
