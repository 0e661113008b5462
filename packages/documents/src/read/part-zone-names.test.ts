import { expect, it } from 'vitest'
import { zoneOf } from '../testing/read-card.js'
import { partZoneNames } from './part-zone-names.js'

const parted = (names: string, unsure: number) => {
  const zone = zoneOf({ surnames: 'X', givenNames: 'Y' })!
  const raw = names.padEnd(30, '<')
  const [surnames, ...given] = names.split('<<')
  const value = (text: string) => text.replaceAll('<', ' ')
  const reading = {
    ...zone.reading,
    surnames: { raw, value: value(surnames!), valid: true },
    givenNames: { raw, value: value(given.join('<')), valid: true },
  }
  const sure = new Float32Array(30).fill(0.99)
  sure[unsure] = 0.6
  const { surnames: family, givenNames } = partZoneNames({
    reading,
    confidences: [...zone.confidences.slice(0, 2), sure],
  })
  return [family, givenNames]
}

it('parts names where both fillers were read surely', () => {
  expect(parted('ORTI<<CRUZ<<ANGEL<ANDRES', 4)).toEqual(['ORTI CRUZ', 'ANGEL ANDRES'])
  expect(parted('ORTIZ<CRUZ<<ANGE<<ANDRES', 16)).toEqual(['ORTIZ CRUZ', 'ANGE ANDRES'])
  expect(parted('ORTIZ<CRUZ<<ANGEL<ANDRES', 4)).toEqual(['ORTIZ CRUZ', 'ANGEL ANDRES'])
})
