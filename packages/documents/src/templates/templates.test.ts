import { describe, expect, it } from 'vitest'
import { nationalRules } from '../states/index.js'
import { checkTemplate } from './check-template.js'
import { loadCatalogue } from './load-catalogue.js'

const { templates, labels } = loadCatalogue()

it('ships a template for every document it promises', () => {
  expect(templates.map(({ id }) => id)).toEqual(
    expect.arrayContaining([
      'generic-td1',
      'generic-td2',
      'generic-passport',
      'col-cedula-digital',
      'col-cedula-yellow',
      'mex-ine',
      'mex-passport',
      'arg-dni',
      'chl-cedula',
      'per-dni',
      'ecu-cedula',
      'pan-cedula',
      'esp-dni',
      'esp-dni-2006',
      'mex-ife-c',
      'mex-resident',
      'gtm-dpi',
      'slv-dui',
      'hnd-dni',
      'nic-cedula',
      'cri-cedula-2016',
      'cri-cedula-2025',
      'cri-dimex',
      'dom-cedula-2014',
      'dom-cedula-2026',
      'cub-carne',
      'pri-licence',
      'esp-tie',
      'esp-nie',
      'bol-cedula',
      'bol-cedula-2023',
      'bra-cin',
      'bra-rg',
      'bra-cnh',
      'ecu-cedula-2009',
      'per-dni-blue',
      'prt-cartao',
      'pry-cedula',
      'pry-cedula-2023',
      'ury-cedula',
      'ven-cedula',
    ]),
  )
})

it('asks the documents of a state before those of any', () => {
  const ofAny = templates.map(({ state }) => state === null)
  expect(ofAny).toEqual([...ofAny].sort())
  expect(ofAny.at(-1)).toBe(true)
})

describe.each(templates.map((template) => [template.id, template] as const))('%s', (_, template) => {
  it('is a template', () => {
    expect(checkTemplate(template)).toEqual({ template })
  })

  it('reads every required field somewhere', () => {
    const sides = Object.values(template.sides)
    const fields = sides.flatMap((side) => side.fields.map(({ field }) => field as string))
    const byZone = sides.some(({ mrz }) => mrz)
      ? ['document_number', 'names', 'surnames', 'birth_date', 'gender', 'expiration_date']
      : []
    const byCode = sides.some(({ barcodes }) => barcodes?.payloads.includes('colombian-cedula'))
      ? template.required
      : []
    const byBlock = sides.some(({ nameBlock }) => nameBlock) ? ['names', 'surnames'] : []
    const byNumber = template.checks?.some(({ rule }) => nationalRules[rule].tells) ? ['birth_date', 'gender'] : []
    for (const field of template.required)
      expect([...fields, ...byZone, ...byCode, ...byBlock, ...byNumber]).toContain(field)
  })
})

it('knows labels of every kind of field in several languages', () => {
  for (const key of ['surnames', 'names', 'birth_date', 'expiration_date', 'issuing_date', 'gender'] as const)
    expect(labels[key]!.length).toBeGreaterThan(5)
})

describe('checkTemplate', () => {
  const [good] = templates

  it.each([
    [{ ...good, state: 'ZZZ' }, 'state is no state'],
    [{ ...good, required: ['shoe_size'] }, 'required is no field: shoe_size'],
    [{ ...good, kind: 'visa' }, 'kind is card or passport'],
    [{ ...good, colour: 'red' }, 'template.colour is not known'],
    [
      { ...good, sides: { front: { marks: [], fields: [{ field: 'names', fieldBox: [0.5, 0, 0.4, 1] }] } } },
      'front.fields[0].fieldBox must be left, top, right, bottom within 0…1',
    ],
    [
      { ...good, sides: { front: { marks: [], fields: [{ field: 'names', parser: 'magic' }] } } },
      'front.fields[0].parser is not known',
    ],
    [
      { ...good, sides: { front: { marks: [], fields: [{ field: 'names', parser: 'constructor' }] } } },
      'front.fields[0].parser is not known',
    ],
    [
      { ...good, sides: { front: { marks: [], fields: [{ field: 'document_number', anywhere: true }] } } },
      'front.fields[0].anywhere must be true, beside a pattern or words',
    ],
    [{ ...good, checks: [{ field: 'CURP', rule: 'luck' }] }, 'checks names no known rule'],
    [{ ...good, checks: [{ field: 'CURP', rule: 'constructor' }] }, 'checks names no known rule'],
    [{ ...good, state: 'constructor' }, 'state is no state'],
    [{ ...good, checks: [{ field: 'CURP', rule: 'curp', strict: true }] }, 'checks.strict is not known'],
    [{ ...good, sides: { ...good!.sides, bakc: good!.sides.front } }, 'sides.bakc is not known'],
    ...[
      { nameBlock: { labels: [], lines: 1, order: 'names_first', inlin: true } },
      { mrz: { format: 'TD1', short: [] } },
      { barcodes: { payloads: [], requierd: true } },
    ].map((rule): [object, string] => {
      const [part, keys] = Object.entries(rule)[0]!
      const problem = `front.${part}.${Object.keys(keys).at(-1)} is not known`
      return [{ ...good, sides: { front: { marks: [], fields: [], ...rule } } }, problem]
    }),
    [
      { ...good, sides: { front: { marks: [], fields: [], mrz: { format: 'constructor' } } } },
      'front.mrz.format is not known',
    ],
  ])('names what is wrong', (raw, problem) => {
    expect(checkTemplate(raw)).toEqual({ problems: [problem] })
  })
})

it.each(templates.map(({ id, source }) => [id, source]))('%s says where its knowledge comes from', (_, source) => {
  expect(source).not.toMatch(/TODO/)
})
