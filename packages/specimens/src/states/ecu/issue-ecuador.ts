import { fillPattern } from '../../draw/fill-pattern.js'
import type { Particularise } from '../../layouts/particulars.js'
import { dateFormats } from '../../people/calendar.js'
import { inventedPlaces, inventedProvinces } from '../../people/hispanic-names.js'

/** Weights 2 and 1 in turn, digits of products over nine summed (Registro Civil). */
const cedulaDigit = (nine: string): number => {
  const sum = [...nine].reduce((total, digit, i) => {
    const product = Number(digit) * (i % 2 === 0 ? 2 : 1)
    return total + (product > 9 ? product - 9 : product)
  }, 0)
  return (10 - (sum % 10)) % 10
}
const BREAKS_RULE = 0.1

/** The NUI is the holder's number; the card has its own, which stands first in the zone. */
export const issueEcuador: Particularise = ({ person, issued }, random) => {
  const nine = fillPattern(random, '999999999', issued).replace(/^../, String(random.integer(10, 24)))
  const nui = nine + (random.chance(BREAKS_RULE) ? random.integer(0, 9) : cedulaDigit(nine))
  const card = fillPattern(random, '999999999', issued)
  const parent = () => `${random.pick(['LOOR', 'VERA', 'MERA'])} ${random.pick(['JOSÉ', 'ROSA', 'LUIS', 'ELSA'])}`
  return {
    fields: {
      document_number: nui,
      support_number: card,
      place_of_birth: `${random.pick(inventedProvinces)} ${random.pick(inventedPlaces)}`.toUpperCase(),
      marital_status: random.pick(['SOLTERO', 'CASADO', 'DIVORCIADO', 'VIUDO']),
      parents: `${parent()} / ${parent()}`,
    },
    wording: {
      document_number: `NUI.${nui}`,
      surnames: person.surnameParts.join('\n'),
      gender: person.sex === 'F' ? 'MUJER' : 'HOMBRE',
      issued_and_place: `${random.pick(inventedPlaces).toUpperCase()} ${dateFormats['dd MES yyyy'](issued)}`,
    },
    zone: { documentNumber: card, optionalData: nui },
    payloads: { number: nui },
  }
}

/** The laminated card: surnames and given names under one label, and neither zone nor number of the card. */
export const issueEcuador2009: Particularise = (holder, random) => {
  const { fields, ...rest } = issueEcuador(holder, random)
  const { person, issued } = holder
  const nui = fields!.document_number!
  const parent = () => `${random.pick(['LOOR VERA', 'MERA CHÁVEZ'])} ${random.pick(['JOSÉ', 'ROSA'])}`
  return {
    fields: {
      ...fields,
      parents: parent(),
      remarks: parent(),
      section: random.pick(['BÁSICA', 'SUPERIOR']),
      profession: random.pick(['ESTUDIANTE', 'EMPLEADO']),
      office: fillPattern(random, 'V9999V9999', issued),
    },
    wording: {
      document_number: `${nui.slice(0, 9)}-${nui.slice(9)}`,
      full_name: `${person.surnames}\n${person.names}`,
      issued_and_place: `${random.pick(inventedPlaces).toUpperCase()}\n${dateFormats['yyyy-mm-dd'](issued)}`,
    },
    payloads: rest.payloads ?? {},
  }
}
