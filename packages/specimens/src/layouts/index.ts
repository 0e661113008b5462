import { idCardArc } from './id-card-arc.js'
import { idCardArgentina } from './id-card-argentina.js'
import { idCardArgentina2023 } from './id-card-argentina-2023.js'
import { idCardBolivia } from './id-card-bolivia.js'
import { idCardBolivia2023 } from './id-card-bolivia-2023.js'
import { idCardBrazil } from './id-card-brazil.js'
import { idCardBrazilCnh } from './id-card-brazil-cnh.js'
import { idCardBrazilRg } from './id-card-brazil-rg.js'
import { idCardChile } from './id-card-chile.js'
import { idCardChile2024 } from './id-card-chile-2024.js'
import { idCardColombia } from './id-card-colombia.js'
import { idCardColombiaYellow } from './id-card-colombia-yellow.js'
import { idCardCostaRica } from './id-card-costa-rica.js'
import { idCardCostaRica2025 } from './id-card-costa-rica-2025.js'
import { idCardCuba } from './id-card-cuba.js'
import { idCardDimex } from './id-card-dimex.js'
import { idCardDominican } from './id-card-dominican.js'
import { idCardDominican2026 } from './id-card-dominican-2026.js'
import { idCardEcuador } from './id-card-ecuador.js'
import { idCardEcuador2009 } from './id-card-ecuador-2009.js'
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
import { idCardParaguay } from './id-card-paraguay.js'
import { idCardParaguay2023 } from './id-card-paraguay-2023.js'
import { idCardPeru } from './id-card-peru.js'
import { idCardPeru3 } from './id-card-peru-3.js'
import { idCardPeruBlue } from './id-card-peru-blue.js'
import { idCardPortugal } from './id-card-portugal.js'
import { idCardPuertoRico } from './id-card-puerto-rico.js'
import { idCardSpain } from './id-card-spain.js'
import { idCardSpain2015 } from './id-card-spain-2015.js'
import { idCardSpain2021 } from './id-card-spain-2021.js'
import { idCardSpainNie } from './id-card-spain-nie.js'
import { idCardSpainTie } from './id-card-spain-tie.js'
import { idCardTd2 } from './id-card-td2.js'
import { idCardUruguay } from './id-card-uruguay.js'
import { idCardVenezuela } from './id-card-venezuela.js'
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
  idCardBolivia,
  idCardBolivia2023,
  idCardBrazil,
  idCardBrazilRg,
  idCardBrazilCnh,
  idCardChile2024,
  idCardEcuador2009,
  idCardParaguay,
  idCardParaguay2023,
  idCardPeruBlue,
  idCardUruguay,
  idCardVenezuela,
  idCardPortugal,
  idCardSpainTie,
  idCardArgentina2023,
  idCardSpain2015,
  idCardPeru3,
  idCardSpainNie,
  visaA,
  visaB,
]
