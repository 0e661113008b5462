import { expect, it } from 'vitest'
import { readCard, zoneOf } from '../../testing/read-card.js'

const heading = ['REPÚBLICA DE COSTA RICA', 28, 6, 4] as const

it('takes what stands behind a colon for a value, whatever label it makes with what stands before', () => {
  const zone = zoneOf({ issuingState: 'CRI', surnames: 'ROJAS', givenNames: 'URSULA' })
  expect(readCard('cri-cedula-2025', [heading, ['Nombre: ÚRSULA', 46, 36, 4]], zone)).toMatchObject({ names: 'ÚRSULA' })
})

it('knows a misread label by the colon behind it', () => {
  const read = (label: string) => readCard('cri-cedula-2025', [heading, [`${label} DANIELA KARINA`, 46, 36, 4]]).names
  expect(read('Nombe:')).toBe('DANIELA KARINA')
  expect(read('Nbe:')).not.toBe('DANIELA KARINA')
  expect(read('Nomors/')).toBe('DANIELA KARINA')
})

it('has no value in the other half of a misread label in two languages', () => {
  const label = ['Lugnr/ 0S OF SET', 33, 46, 2, 0.6] as const
  const read = readCard('mex-passport', [['ESTADOS UNIDOS MEXICANOS', 35, 5, 4], label])
  expect(read.place_of_birth).toBeUndefined()
})

it('knows a label whose stop was read as an S', () => {
  const prints = [heading, ['Nombres', 7, 42, 2], ['IVÁN', 18, 41, 3]] as const
  expect(readCard('cri-cedula-2016', prints)).toMatchObject({ names: 'IVÁN' })
})

it('has a label begin where its line does, though the beginning is misread', () => {
  const read = readCard('gtm-dpi', [
    ['REPÚBLICA DE GUATEMALA', 28, 5, 4],
    ['GTM', 36, 55, 3],
    ['NacHOnalicdalNaSOnalty', 36, 51, 2, 0.6],
    ['GTM', 66, 55, 3],
    ['Pals de nacCONtry Of birth', 66, 51, 2, 0.8],
  ])
  expect(read).toMatchObject({ birth_country: 'GTM' })
})

it('has no label in the beginning of a number, nor a value in the end of a misread label', () => {
  const curp = readCard('mex-passport', [
    ['ESTADOS UNIDOS MEXICANOS', 35, 5, 4],
    ['Clave Única de Registro de Población (CURP)', 64, 35, 2],
    ['NUMG410811MNTXND03', 64, 38, 3],
  ])
  expect(curp).toMatchObject({ CURP: 'NUMG410811MNTXND03' })
  const names = readCard('generic-td1', [
    ['Nombres / Gsven NAGAL', 39, 34, 2, 0.6],
    ['CHAYAPA DEJTHAMRONG', 39, 38, 3],
  ])
  expect(names).toMatchObject({ names: 'CHAYAPA DEJTHAMRONG' })
})

it('has a value behind a slash where no other language stands there', () => {
  expect(
    readCard('ecu-cedula-2009', [
      ['REPÚBLICA DEL ECUADOR', 33, 4, 4],
      ['SEXO/ F', 44, 68, 3],
    ]).gender,
  ).toBe('F')
})

it('takes no surname for a misread word of another language', () => {
  const prints = (surnames: string) =>
    [
      ['REPÚBLICA DE PANAMÁ', 30, 5, 4],
      ['TRIBUNAL ELECTORAL', 31, 12, 3],
      ['ROCÍO', 37, 23, 4],
      [surnames, 37, 30, 4, 0.6],
    ] as const
  expect(readCard('pan-cedula', prints('QUISPE VARGAS'))).toMatchObject({ surnames: 'QUISPE VARGAS', names: 'ROCÍO' })
})
