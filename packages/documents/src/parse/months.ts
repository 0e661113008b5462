import { editDistance } from '../text/edit-distance.js'
import { plainText } from '../text/plain-text.js'

/** Names and usual abbreviations, January first: es, en, pt, fr, it, de, ca, fi, et, sv, sq, sk, pl. */
const words: readonly string[] = [
  'ENERO ENE JANUARY JAN JANEIRO JANVIER JANV GENNAIO GEN JANUAR GENER TAMMIKUU JAANUAR JANUARI JANAR STYCZEN STY',
  'FEBRERO FEB FEBRUARY FEVEREIRO FEV FEVRIER FEVR FEBBRAIO FEBRUAR FEBRER HELMIKUU VEEBRUAR VEEBR FEBRUARI SHKURT LUTY LUT',
  'MARZO MAR MARCH MARCO MARS MARZ MAERZ MARC MAALISKUU MARTS MARTI MARZEC',
  'ABRIL ABR APRIL APR AVRIL AVR APRILE HUHTIKUU APRILL PRILL KWIECIEN KWI',
  'MAYO MAY MAIO MAI MAGGIO MAG MAIG TOUKOKUU MAJ MAJI',
  'JUNIO JUN JUNE JUNHO JUIN GIUGNO GIU JUNI JUNY KESAKUU JUUNI QERSHOR CZERWIEC CZE',
  'JULIO JUL JULY JULHO JUILLET JUIL LUGLIO LUG JULI JULIOL HEINAKUU JUULI KORRIK LIPIEC LIP',
  'AGOSTO AGO AUGUST AUG AOUT AGOST ELOKUU AUGUSTI GUSHT SIERPIEN SIE',
  'SEPTIEMBRE SEP SEPT SEPTEMBER SETEMBRO SET SEPTEMBRE SETTEMBRE SETIEMBRE SYYSKUU SHTATOR WRZESIEN WRZ',
  'OCTUBRE OCT OCTOBER OUTUBRO OUT OCTOBRE OTTOBRE OTT OKTOBER OKT LOKAKUU OKTOOBER TETOR PAZDZIERNIK PAZ',
  'NOVIEMBRE NOV NOVEMBER NOVEMBRO NOVEMBRE MARRASKUU NENTOR LISTOPAD LIS',
  'DICIEMBRE DIC DECEMBER DEC DEZEMBRO DEZ DECEMBRE DICEMBRE DEZEMBER DESEMBRE JOULUKUU DETSEMBER DETS DHJETOR GRUDZIEN GRU',
]

const months: ReadonlyMap<string, number> = new Map(
  words.flatMap((line, index) => line.split(' ').map((word) => [word, index + 1] as const)),
)

/** Largest cost of misread letters, per letter of the word. */
const MAX_COST_PER_LETTER = 0.25

/** The slash between two languages read as a letter: NOVINOV, ENE1JAN. */
const joined = /^(\p{L}{3,4})[IL1|](\p{L}{3,4})$/u

/** 1…12; a misread letter is forgiven where only one month is meant. */
export const readMonth = (word: string): number | null => {
  const plain = plainText(word).replaceAll(' ', '').replaceAll('0', 'O').replaceAll('1', 'I')
  const exact = months.get(plain)
  if (exact) return exact
  const pair = joined.exec(plain)
  const twice = pair && (months.get(pair[1]!) ?? months.get(pair[2]!))
  if (twice) return twice
  if (plain.length === 2) return readShort(plain)
  const close = [...months].map(([name, month]) => ({ name, month, cost: editDistance(plain, name) / name.length }))
  const best = Math.min(...close.map(({ cost }) => cost))
  if (best > MAX_COST_PER_LETTER) return null
  const likely = close.filter(({ cost }) => cost <= best + 0.05)
  const thin = likely.filter(({ name }) => lacksThinLetter(plain, name))
  const meant = new Set((thin.length > 0 ? thin : likely).map(({ month }) => month))
  return meant.size === 1 ? [...meant][0]! : null
}

/** Two letters of three, where only one month has them and the lost one is thin: DC is DIC, JU may be JUN or JUL. */
const readShort = (read: string): number | null => {
  const lacking = [...months].filter(
    ([name]) => name.length === 3 && [0, 1, 2].some((at) => name.slice(0, at) + name.slice(at + 1) === read),
  )
  const isThin = lacking.some(([name]) => lacksThinLetter(read, name))
  return isThin && new Set(lacking.map(([, month]) => month)).size === 1 ? lacking[0]![1] : null
}

/** Of a month in two languages: 26 AOO/ AUG. Where each is misread, the one month that both are nearest to. */
export const readMonths = (word: string, other: string | undefined): number | null => {
  if (other === undefined) return readMonth(word)
  // The slash that parts them is often read as the end of the first.
  const firsts = [word, word.replace(/(?<=\p{L}{3})[IL1|]$/iu, '')]
  const [one, two] = [firsts.map(readMonth).find((month) => month !== null) ?? null, readMonth(other)]
  return one !== null && two !== null && one !== two ? null : (one ?? two)
}

/** A thin letter is lost sooner than another is misread: JUIO is JULIO. */
const lacksThinLetter = (read: string, name: string): boolean =>
  [...name].some((letter, at) => 'IL'.includes(letter) && name.slice(0, at) + name.slice(at + 1) === read)
