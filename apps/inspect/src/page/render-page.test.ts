import { expect, it } from 'vitest'
import type { PageSection } from './page-section.js'
import { renderPage } from './render-page.js'

const box = { left: 0.3, top: 0.2, right: 0.5, bottom: 0.25 }
const section: PageSection = {
  template: 'ury-cedula',
  side: 'front',
  zone: [],
  barcodes: ['QRCode: <link>'],
  flat: 'AAAA',
  aspect: 1.6,
  lines: [{ text: 'PÉREZ & CÍA', box, confidence: 0.98 }],
  labels: [{ text: 'APELLIDOS', box, field: 'surnames' }],
  fieldBoxes: [{ text: 'surnames', box }],
  fields: [
    {
      name: 'surnames',
      value: 'PÉREZ',
      printed: 'PÉREZ',
      confidence: 0.98,
      source: 'print',
      agreeing: ['print', 'mrz'],
      flags: ['sources_disagree'],
      box,
      label: 'APELLIDOS',
    },
  ],
  missing: ['names'],
}

it('shows where each value came from and what is missing', () => {
  const page = renderPage([{ file: 'a.jpg', section }])
  expect(page).toContain('“PÉREZ” at “APELLIDOS”')
  expect(page).toContain('template <code>ury-cedula</code>, front')
  expect(page).toContain('not found: names')
  expect(page).toContain('mrz, sources_disagree')
})

it('prints text as text and draws places in the document’s proportion', () => {
  const page = renderPage([{ file: '<b>.jpg', section }])
  expect(page).not.toContain('<b>')
  expect(page).not.toContain('<link>')
  expect(page).toContain('PÉREZ &#38; CÍA')
  expect(page).toContain('viewBox="0 0 1 0.625"')
  expect(page).toContain('y="0.125"')
})

it('says so where no template and no document was found', () => {
  const page = renderPage([{ file: 'a.jpg', section: { ...section, template: null, flat: null } }])
  expect(page).toContain('no template')
  expect(page).toContain('No document was laid flat')
})
