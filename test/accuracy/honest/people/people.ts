import { loadModel } from '@vivid/vision'
import type { ShippedLimit } from '../faces/report-people.js'
import type { HonestPart } from '../part.js'
import { askPeople } from './ask-people.js'
import { readPeople } from './labelled-person.js'
import { reportGroups } from './report-groups.js'

/** The rate of false matches that a service has which sets none (`FACE_MATCH_RATE`). */
const DEFAULT_RATE = 0.001

export const people: HonestPart = {
  name: 'people',
  about: 'who is refused more, by sex, age and looks, of FairFace (--people)',
  measure: async ({ people: folder, most }, askEach) => {
    if (!folder) return 'Not measured: --people names no folder.'
    const asked = await askPeople((await readPeople(folder)).slice(0, most), askEach)
    const { card } = await loadModel('face-embedding')
    const { limits } = card as unknown as { limits: readonly ShippedLimit[] }
    return reportGroups(asked, limits.find(({ rate }) => rate === DEFAULT_RATE)!.limit)
  },
}
