import { idCardArc } from './id-card-arc.js'
import { idCardArgentina } from './id-card-argentina.js'
import { idCardChile } from './id-card-chile.js'
import { idCardColombia } from './id-card-colombia.js'
import { idCardColombiaYellow } from './id-card-colombia-yellow.js'
import { idCardCostaRica } from './id-card-costa-rica.js'
import { idCardCostaRica2025 } from './id-card-costa-rica-2025.js'
import { idCardCuba } from './id-card-cuba.js'
import { idCardDimex } from './id-card-dimex.js'
import { idCardDominican } from './id-card-dominican.js'
import { idCardDominican2026 } from './id-card-dominican-2026.js'
import { idCardEcuador } from './id-card-ecuador.js'
import { idCardElSalvador } from './id-card-el-salvador.js'
import { idCardFrance } from './id-card-france.js'
import { idCardGuatemala } from './id-card-guatemala.js'
import { idCardHonduras } from './id-card-honduras.js'
import { idCardLinea } from './id-card-linea.js'
import { idCardMexico } from './id-card-mexico.js'
import { idCardMexicoResident } from './id-card-mexico-resident.js'
import { idCardNicaragua } from './id-card-nicaragua.js'
import { idCardPanama } from './id-card-panama.js'
import { idCardPanama2023 } from './id-card-panama-2023.js'
import { idCardPeru } from './id-card-peru.js'
import { idCardPuertoRico } from './id-card-puerto-rico.js'
import { idCardSpain } from './id-card-spain.js'
import { idCardSpain2021 } from './id-card-spain-2021.js'
import { idCardTd2 } from './id-card-td2.js'
import { idCardMexicoIfeC, idCardMexicoIfeD, idCardMexicoIneE } from './id-cards-mexico-earlier.js'
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
  idCardMexicoIfeC,
  idCardMexicoIfeD,
  idCardMexicoIneE,
  idCardCostaRica,
  idCardCostaRica2025,
  idCardCuba,
  idCardDimex,
  idCardDominican,
  idCardDominican2026,
  idCardElSalvador,
  idCardGuatemala,
  idCardHonduras,
  idCardMexicoResident,
  idCardNicaragua,
  idCardPanama2023,
  idCardPuertoRico,
  visaA,
  visaB,
]
