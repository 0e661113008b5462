import type { PrintedLine } from '../evidence/printed-line.js'
import { nationalityWords } from '../parse/nationalities.js'
import type { Template } from '../templates/template.js'
import { onceFor } from '../text/once-for.js'
import { plainText } from '../text/plain-text.js'
import { isSimilar } from '../text/similarity.js'

/** What a state calls itself before or after its name: REPUBLICA DEL PERU, SLOVENSKA REPUBLIKA. */
const realms = ['REPUBLICA', 'REPUBLIC', 'REPUBLIQUE', 'REPUBBLICA', 'REPUBLIKA', 'REINO', 'KINGDOM', 'PLURINACIONAL']

/** Words that stand between the two. */
const between = new Set('DE DEL DO DA D E OF THE LA LE EL ESTADO LES DES NG'.split(' '))

/** Kinds of documents: a heading that was read as one line with the document's title says no more of whose it is. */
const titles = new Set(
  'CEDULA CARNE CARTEIRA TARJETA DOCUMENTO NACIONAL IDENTIDAD IDENTIDADE IDENTIFICACION PERSONAL CIUDADANIA REGISTRO CIVIL'.split(
    ' ',
  ),
)

/** Headings stand on top; a republic further down may be the place of birth. */
const HEADING_TOP = 0.25

/** Mean sureness of a heading that may speak against a template, and likeness of a word that was read well enough. */
const CLEAR = 0.8
const ALIKE = 0.7

const isAlike = (word: string) => (other: string) => isSimilar(word, other, ALIKE)

/** Likeness of a word that stands for a realm: a short one must be read exactly, as REINA, REINOSO and TREVIÑO are surnames. */
const ALIKE_REALM = 0.82

const isRealm = (word: string) => realms.some((realm) => isSimilar(word, realm, ALIKE_REALM))

const isOfName = (word: string): boolean => word.length > 2 && !between.has(word) && !titles.has(word) && !isRealm(word)

/** Of every heading that names a state: the words that are its name. */
export const statesNamed = (lines: readonly PrintedLine[]): readonly (readonly string[])[] =>
  lines
    .filter(({ box, confidence }) => box.top < HEADING_TOP && confidence >= CLEAR)
    .map(({ text }) => plainText(text).split(' '))
    .filter((words) => words.some(isRealm))
    .map((words) => words.filter(isOfName))
    .filter((words) => words.length > 0)

/** Words that name the template's state: as countries and their people are called, and as its own headings say. */
const ownWords = onceFor(({ state, sides }: Template): readonly string[] => [
  ...[...nationalityWords].flatMap(([word, named]) => (named === state ? [word] : [])),
  ...Object.values(sides).flatMap(({ marks }) => marks.flatMap((mark) => plainText(mark).split(' '))),
])

/**
 * Whether headings name states, and none of them the template's: DOCUMENTO NACIONAL DE IDENTIDAD is printed in several. A heading may be
 * cut off, and its last letter with it: REPÚBLICA FED, REPÚBLICA DE HOM.
 */
export const isHeadedByAnother = (named: readonly (readonly string[])[], template: Template): boolean => {
  if (template.state === null || named.length === 0) return false
  const own = ownWords(template)
  const isOwn = (word: string) => own.some((one) => isAlike(word)(one) || isAlike(word)(one.slice(0, word.length)))
  return !named.some((words) => words.some(isOwn))
}
