import { cuilArgentinaHolds } from '../states/arg/cuil-argentina.js'
import { cnhBrazilHolds } from '../states/bra/cnh-brazil.js'
import { cpfHolds } from '../states/bra/cpf.js'
import { runHolds } from '../states/chl/run.js'
import { cedulaCostaRicaHolds, dimexHolds } from '../states/cri/cedula-costa-rica.js'
import { carneCubaHolds } from '../states/cub/carne-cuba.js'
import { cedulaDominicanaHolds } from '../states/dom/cedula-dominicana.js'
import { cedulaEcuadorHolds } from '../states/ecu/cedula-ecuador.js'
import { dniLetterHolds } from '../states/esp/dni-letter.js'
import { cuiGuatemalaHolds } from '../states/gtm/cui-guatemala.js'
import { dniHondurasHolds } from '../states/hnd/dni-honduras.js'
import { claveDeElectorHolds } from '../states/mex/clave-de-elector.js'
import { curpHolds } from '../states/mex/curp.js'
import { cedulaNicaraguaHolds } from '../states/nic/cedula-nicaragua.js'
import { cedulaPanamaHolds } from '../states/pan/cedula-panama.js'
import { dniPeruHolds } from '../states/per/dni-peru.js'
import { ccPortugalHolds } from '../states/prt/cc-portugal.js'
import { nifPortugalHolds } from '../states/prt/nif-portugal.js'
import { duiElSalvadorHolds } from '../states/slv/dui-el-salvador.js'
import { ciUruguayHolds } from '../states/ury/ci-uruguay.js'

/** Rules that states publish for their numbers. They confirm or flag; what is printed stays (specimens break them). */
export const nationalRules = {
  curp: curpHolds,
  run: runHolds,
  'dni-letter': dniLetterHolds,
  'cedula-ecuador': cedulaEcuadorHolds,
  'cedula-panama': cedulaPanamaHolds,
  'dni-peru': dniPeruHolds,
  'carne-cuba': carneCubaHolds,
  'cedula-costa-rica': cedulaCostaRicaHolds,
  'cedula-dominicana': cedulaDominicanaHolds,
  'cedula-nicaragua': cedulaNicaraguaHolds,
  'clave-de-elector': claveDeElectorHolds,
  'cui-guatemala': cuiGuatemalaHolds,
  dimex: dimexHolds,
  'dni-honduras': dniHondurasHolds,
  'dui-el-salvador': duiElSalvadorHolds,
  cpf: cpfHolds,
  'cnh-brazil': cnhBrazilHolds,
  'ci-uruguay': ciUruguayHolds,
  'cuil-argentina': cuilArgentinaHolds,
  'cc-portugal': ccPortugalHolds,
  'nif-portugal': nifPortugalHolds,
} as const
export type NationalRuleName = keyof typeof nationalRules
export const isNationalRule = (name: string): name is NationalRuleName => name in nationalRules
