import type { MrzFormat, MrzFormatName } from '../mrz-format.js'
import { idfra } from './idfra.js'
import { td1 } from './td1.js'
import { td2 } from './td2.js'
import { td3 } from './td3.js'
import { mrva, mrvb } from './visas.js'

export const mrzFormats: Readonly<Record<MrzFormatName, MrzFormat>> = {
  TD1: td1,
  TD2: td2,
  TD3: td3,
  MRVA: mrva,
  MRVB: mrvb,
  IDFRA: idfra,
}
