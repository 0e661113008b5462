import { idCardArc } from './id-card-arc.js'
import { idCardArgentina } from './id-card-argentina.js'
import { idCardChile } from './id-card-chile.js'
import { idCardColombia } from './id-card-colombia.js'
import { idCardColombiaYellow } from './id-card-colombia-yellow.js'
import { idCardEcuador } from './id-card-ecuador.js'
import { idCardFrance } from './id-card-france.js'
import { idCardLinea } from './id-card-linea.js'
import { idCardMexico } from './id-card-mexico.js'
import { idCardPanama } from './id-card-panama.js'
import { idCardPeru } from './id-card-peru.js'
import { idCardSpain } from './id-card-spain.js'
import { idCardSpain2021 } from './id-card-spain-2021.js'
import { idCardTd2 } from './id-card-td2.js'
import type { Layout } from './layout.js'
import { passportClassic } from './passport-classic.js'
import { passportLaminate } from './passport-laminate.js'
import { passportMexico } from './passport-mexico.js'
import { passportModern } from './passport-modern.js'
import { visaA, visaB } from './visas.js'

/** Every document type that can be drawn. */
export const layouts: readonly Layout[] = [
  passportClassic,
  passportModern,
  passportLaminate,
  passportMexico,
  idCardLinea,
  idCardArc,
  idCardTd2,
  idCardFrance,
  idCardSpain,
  idCardSpain2021,
  idCardMexico,
  idCardColombia,
  idCardColombiaYellow,
  idCardArgentina,
  idCardChile,
  idCardPeru,
  idCardEcuador,
  idCardPanama,
  visaA,
  visaB,
]
