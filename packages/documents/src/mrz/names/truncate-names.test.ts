import { describe, expect, it } from 'vitest'
import { nameParts } from './name-parts.js'
import { truncateNames } from './truncate-names.js'

const td3 = (surnames: string, givenNames: string) => truncateNames(nameParts(surnames), nameParts(givenNames), 39)

describe('nameParts', () => {
  it.each([
    ['Núñez de la Peña', 'NUNEZ<DE<LA<PENA'],
    ["D'Artagnan", 'DARTAGNAN'],
    ['Müller-Groß', 'MUELLER<GROSS'],
    ['Ærøskøbing Åse', 'AEROESKOEBING<AASE'],
    ['Łódź Đorđević', 'LODZ<DORDEVIC'],
    ['Þórður Ðað', 'THORDUR<DAD'],
    ['Işık', 'ISIK'],
    ['Smith Jr.', 'SMITH<JR'],
  ])('%s', (name, printed) => {
    expect(nameParts(name).join('<')).toBe(printed)
  })
})

describe('truncateNames', () => {
  it('leaves what fits', () => {
    expect(td3('Eriksson', 'Anna Maria')).toBe('ERIKSSON<<ANNA<MARIA')
    expect(td3('Arkfreith', '')).toBe('ARKFREITH')
  })

  it('cuts the given names and ends in a letter (ICAO 9303-4 example)', () => {
    expect(td3('Nilavadhanananda', 'Chayapa Dejthamrong Krasuang')).toBe('NILAVADHANANANDA<<CHAYAPA<DEJTHAMRONG<K')
  })

  it('makes the surname give way to the first initial', () => {
    const cut = td3('Bennelong Wooloomooloo Warrandyte Warnambool', 'Dingo Potoroo')
    expect(cut).toHaveLength(39)
    expect(cut).toMatch(/^BENN[A-Z]*<WOOL[A-Z]*<WARR[A-Z]*<WARN[A-Z]*<<D$/)
  })

  it('never ends in a filler when something was cut', () => {
    const cut = td3('Papandropoulous', 'Jonathon Anastasios Barbara')
    expect(cut).toHaveLength(39)
    expect(cut).toMatch(/^PAPANDROPOULOUS<<JONATHON<[A-Z]+(<B[A-Z]*)?$/)
    expect(td3('Abcdefghij Klmnopqrst', 'Uvwxyzabcdefghij Klm')).toMatch(/[A-Z]$/)
  })
})
