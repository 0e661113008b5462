import { idCardArgentina } from '../states/arg/id-card-argentina.js'
import { idCardArgentina2023 } from '../states/arg/id-card-argentina-2023.js'
import { idCardBolivia } from '../states/bol/id-card-bolivia.js'
import { idCardBolivia2023 } from '../states/bol/id-card-bolivia-2023.js'
import { idCardBrazil } from '../states/bra/id-card-brazil.js'
import { idCardBrazilCnh } from '../states/bra/id-card-brazil-cnh.js'
import { idCardBrazilRg } from '../states/bra/id-card-brazil-rg.js'
import { idCardChile } from '../states/chl/id-card-chile.js'
import { idCardChile2024 } from '../states/chl/id-card-chile-2024.js'
import { idCardColombia } from '../states/col/id-card-colombia.js'
import { idCardColombiaYellow } from '../states/col/id-card-colombia-yellow.js'
import { idCardCostaRica } from '../states/cri/id-card-costa-rica.js'
import { idCardCostaRica2025 } from '../states/cri/id-card-costa-rica-2025.js'
import { idCardDimex } from '../states/cri/id-card-dimex.js'
import { idCardCuba } from '../states/cub/id-card-cuba.js'
import { idCardDominican } from '../states/dom/id-card-dominican.js'
import { idCardDominican2026 } from '../states/dom/id-card-dominican-2026.js'
import { idCardEcuador } from '../states/ecu/id-card-ecuador.js'
import { idCardEcuador2009 } from '../states/ecu/id-card-ecuador-2009.js'
import { idCardSpain } from '../states/esp/id-card-spain.js'
import { idCardSpain2015 } from '../states/esp/id-card-spain-2015.js'
import { idCardSpain2021 } from '../states/esp/id-card-spain-2021.js'
import { idCardSpainNie } from '../states/esp/id-card-spain-nie.js'
import { idCardSpainTie } from '../states/esp/id-card-spain-tie.js'
import { idCardFrance } from '../states/fra/id-card-france.js'
import { idCardGuatemala } from '../states/gtm/id-card-guatemala.js'
import { idCardHonduras } from '../states/hnd/id-card-honduras.js'
import { idCardMexico } from '../states/mex/id-card-mexico.js'
import { idCardMexicoResident } from '../states/mex/id-card-mexico-resident.js'
import { idCardMexicoIfeC, idCardMexicoIfeD, idCardMexicoIneE } from '../states/mex/id-cards-mexico-earlier.js'
import { passportMexico } from '../states/mex/passport-mexico.js'
import { idCardNicaragua } from '../states/nic/id-card-nicaragua.js'
import { idCardPanama } from '../states/pan/id-card-panama.js'
import { idCardPanama2023 } from '../states/pan/id-card-panama-2023.js'
import { idCardPeru } from '../states/per/id-card-peru.js'
import { idCardPeru3 } from '../states/per/id-card-peru-3.js'
import { idCardPeruBlue } from '../states/per/id-card-peru-blue.js'
import { idCardPuertoRico } from '../states/pri/id-card-puerto-rico.js'
import { idCardPortugal } from '../states/prt/id-card-portugal.js'
import { idCardParaguay } from '../states/pry/id-card-paraguay.js'
import { idCardParaguay2023 } from '../states/pry/id-card-paraguay-2023.js'
import { idCardElSalvador } from '../states/slv/id-card-el-salvador.js'
import { idCardUruguay } from '../states/ury/id-card-uruguay.js'
import { idCardArc } from '../states/uto/id-card-arc.js'
import { idCardLinea } from '../states/uto/id-card-linea.js'
import { idCardTd2 } from '../states/uto/id-card-td2.js'
import { passportClassic } from '../states/uto/passport-classic.js'
import { passportLaminate } from '../states/uto/passport-laminate.js'
import { passportModern } from '../states/uto/passport-modern.js'
import { visaA, visaB } from '../states/uto/visas.js'
import { idCardVenezuela } from '../states/ven/id-card-venezuela.js'
import type { Layout } from './layout.js'

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
