import { fillPattern } from '../../draw/fill-pattern.js'
import type { Particularise } from '../../layouts/particulars.js'
import { dateFormats } from '../../people/calendar.js'
import type { Person } from '../../people/invent-person.js'
import { lusophonePlaces } from '../../people/lusophone-names.js'
import type { Random } from '../../random.js'
import { completeCnh, completeCpf } from './check-digits.js'

const written = (cpf: string): string => cpf.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4')

/** City and state. */
const inventPlace = (random: Random, between: string): string =>
  `${random.pick(lusophonePlaces).toUpperCase()}${between}${random.pick(['SP', 'RJ', 'MG', 'BA', 'RS'])}`

const fathers = ['JOSÉ', 'JOÃO', 'PAULO', 'CARLOS ALBERTO']
const mothers = ['ROSA', 'MARIA', 'LÚCIA', 'ANA MARIA']

/** Both parents, a line each: the child's last surname is the father's, what stands before it the mother's. */
const inventParents = ({ surnameParts, surnames }: Person, random: Random): string => {
  const [last = surnames, ...before] = [...surnameParts].reverse()
  const family = before.reverse().join(' ') || last
  return `${random.pick(fathers)} ${last}\n${random.pick(mothers)} ${family}`.toUpperCase()
}

/** The national card: the CPF is the number, one line holds the whole name. */
export const issueBrazil: Particularise = ({ person, issued }, random) => {
  const cpf = completeCpf(fillPattern(random, '999999999', issued))
  return {
    fields: {
      document_number: cpf,
      place_of_birth: inventPlace(random, '/'),
      parents: inventParents(person, random),
      office: 'SSP/SP',
    },
    wording: { document_number: written(cpf), full_name: `${person.names} ${person.surnames}` },
    zone: { documentNumber: cpf, optionalData: '' },
    payloads: { sealed: fillPattern(random, 'X'.repeat(140), issued) },
  }
}

/** The states' paper card: a number of the state's own, and no sex. */
export const issueBrazilRg: Particularise = ({ person, issued }, random) => {
  const printed = fillPattern(random, random.pick(['#9.999.999-9', '#.999.999']), issued)
  const number = printed.replace(/[.-]/g, '')
  return {
    fields: {
      document_number: number,
      place_of_birth: inventPlace(random, ' - '),
      parents: inventParents(person, random),
      office: 'CN: LV. A-12 FL. 100',
      registry_number: written(completeCpf(fillPattern(random, '999999999', issued))),
    },
    wording: { document_number: printed, full_name: `${person.names} ${person.surnames}` },
  }
}

/** The driving licence: its zone parts the first name from the rest. */
export const issueBrazilCnh: Particularise = ({ person, issued }, random) => {
  const number = completeCnh(fillPattern(random, '999999999', issued))
  const name = [person.names, person.surnames].filter(Boolean).join(' ')
  const [first = '', ...rest] = name.split(' ')
  return {
    fields: {
      document_number: number,
      place_of_birth: inventPlace(random, ', '),
      office: `${fillPattern(random, '99999999', issued)} SSP SP`,
      voter_key: written(completeCpf(fillPattern(random, '999999999', issued))),
      section: random.pick(['AB', 'B', 'D']),
      parents: inventParents(person, random),
      registration_year: dateFormats['dd/mm/yyyy']({ ...issued, year: issued.year - 3 }),
    },
    wording: {
      full_name: name,
      birth_and_place: `${dateFormats['dd/mm/yyyy'](person.birth)}, ${inventPlace(random, ', ')}`,
      nationality: person.sex === 'F' ? 'BRASILEIRA' : 'BRASILEIRO',
    },
    zone: { documentNumber: number, optionalData: '', surnames: first, givenNames: rest.join(' ') },
    payloads: { sealed: fillPattern(random, 'X'.repeat(140), issued) },
  }
}
