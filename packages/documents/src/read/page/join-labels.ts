import { isName } from '../../fields/document-field.js'
import type { Hit } from './label-hits.js'

const isSeparator = (between: string) => /^[\s\p{P}\p{S}\d]*$/u.test(between) && between.length <= 8
const isLinked = (between: string) => /[/|·•]/.test(between) && isSeparator(between)

/** NAME says less than SURNAME. */
const isOpen = ({ key }: Hit) => key === 'name'

const isStronger = (hit: Hit, last: Hit): boolean => {
  if (last.asked === null || hit.asked === null) return last.asked === null
  return isOpen(hit) === isOpen(last) ? hit.weight > last.weight : isOpen(last)
}

/**
 * Between two labels of one field stands the same label in a language that nobody listed: NOME NUM SURNAME. With something behind the
 * last label the word may be the first one's value: NOM DUPONT PRENOM JEAN.
 */
const isFurtherWord = (between: string, behind: string): boolean =>
  /^\s*\p{L}{2,}\s*$/u.test(between) && !/[\p{L}\d]/u.test(behind)

/** A word between the labels of one field that is read as its value is that value: NATIONALITY GERMAN NATIONALITÄT. */
const isReadAs = ({ asked }: Hit, between: string): boolean =>
  asked?.isShort === true && asked.parse(between.trim(), asked.context)?.fit === 1

/** NOM SURNAME, NAME NOM COGNOME: of two labels of names with no more than a word between them one says which name the other means. */
const areOneName = (a: Hit, b: Hit, between: string, behind: string): boolean =>
  (between.trim() === '' || isFurtherWord(between, behind)) &&
  isOpen(a) !== isOpen(b) &&
  [a, b].every(({ asked }) => asked !== null && isName(asked.field))

/** One label in several languages is one label; the phrase that says most decides what it means. */
export const joinLinked = (hits: readonly Hit[], text: string): Hit[] => {
  const joined: Hit[] = []
  const behind = text.slice(hits.at(-1)?.to)
  for (const hit of hits) {
    const last = joined.at(-1)
    const between = last ? text.slice(last.to, hit.from) : ''
    const isSame = last?.asked === hit.asked && (isSeparator(between) || isFurtherWord(between, behind))
    if (last && ((isSame && !isReadAs(last, between)) || isLinked(between) || areOneName(last, hit, between, behind))) {
      const stronger = isStronger(hit, last) ? hit : last
      joined[joined.length - 1] = {
        ...stronger,
        asked: stronger.asked ?? hit.asked ?? last.asked,
        from: last.from,
        to: hit.to,
      }
    } else joined.push(hit)
  }
  return joined
}
