import { similarAmong } from '../text/similar-among.js'

/** Countries and their people as documents word them, without accents: es, en, pt, fr, and the state's own languages. */
const words: Readonly<Record<string, string>> = {
  ARG: 'ARGENTINA ARGENTINO ARGENTINE',
  AUT: 'AUSTRIA OSTERREICH AUSTRIAN OSTERREICHISCH',
  ALB: 'ALBANIA SHQIPERIA SHQIPTARE SHQIPTAR ALBANIAN ALBANESA',
  BOL: 'BOLIVIA BOLIVIANA BOLIVIANO',
  BRA: 'BRASIL BRASILEIRA BRASILEIRO BRASILENA BRASILENO BRAZIL BRAZILIAN',
  CAN: 'CANADA CANADIENSE CANADIAN CANADIENNE',
  CHE: 'SUIZA SWITZERLAND SUISSE SCHWEIZ SVIZZERA SWISS',
  CHL: 'CHILE CHILENA CHILENO CHILEAN',
  COL: 'COLOMBIA COLOMBIANA COLOMBIANO COLOMBIAN',
  CRI: 'COSTARRICENSE',
  CUB: 'CUBA CUBANA CUBANO',
  DEU: 'DEUTSCH DEUTSCHLAND ALEMANIA ALEMANA ALEMAN GERMAN GERMANY',
  DOM: 'DOMINICANA DOMINICANO',
  ECU: 'ECUADOR ECUATORIANA ECUATORIANO ECUADORIAN',
  ESP: 'ESPANA ESPANOLA ESPANOL SPAIN SPANISH',
  EST: 'EESTI ESTONIA ESTONIAN',
  FIN: 'SUOMI FINLAND FINNISH',
  FRA: 'FRANCE FRANCAISE FRANCAIS FRANCESA FRANCES FRENCH FRANCIA',
  GBR: 'BRITISH BRITANICA BRITANICO',
  GTM: 'GUATEMALA GUATEMALTECA GUATEMALTECO',
  HND: 'HONDURAS HONDURENA HONDURENO',
  ITA: 'ITALIA ITALIANA ITALIANO ITALIAN ITALY',
  MEX: 'MEXICO MEXICANA MEXICANO MEXICAN MEXICAINE',
  NIC: 'NICARAGUA NICARAGUENSE',
  PAN: 'PANAMA PANAMENA PANAMENO PANAMANIAN',
  PER: 'PERU PERUANA PERUANO PERUVIAN',
  PRT: 'PORTUGAL PORTUGUESA PORTUGUES PORTUGUESE',
  PRY: 'PARAGUAY PARAGUAYA PARAGUAYO',
  SLV: 'SALVADORENA SALVADORENO',
  SVK: 'SLOVENSKO SLOVENSKA SLOVAK SLOVAKIA',
  URY: 'URUGUAY URUGUAYA URUGUAYO',
  USA: 'ESTADOUNIDENSE AMERICAN',
  VEN: 'VENEZUELA VENEZOLANA VENEZOLANO VENEZUELAN',
}

/** Three letters for a word for a country or its people. */
export const nationalityWords: ReadonlyMap<string, string> = new Map(
  Object.entries(words).flatMap(([state, line]) => line.split(' ').map((word) => [word, state] as const)),
)

/** Shorter words are like others by chance. */
const LONG = 7

/** One letter of nine, misread, lost or read twice. */
const MISREAD = 0.87

const similarWord = similarAmong(nationalityWords.keys(), MISREAD)

/** The same for a long word of which one letter was misread. */
export const misreadNationality = (word: string): string | undefined =>
  word.length < LONG ? undefined : nationalityWords.get(similarWord(word)[0]?.text ?? '')
