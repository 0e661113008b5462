import { openApi, routes } from '@vivid/contract'
import { expect, test } from 'vitest'
import { texts } from '../../text/language.js'
import type { Paths } from '../operation.js'
import { firstChoice, samplesFor, withPath, writeSample } from './chosen-request.js'
import { fieldsOf, fitted, offered } from './form-fields.js'
import { guideNames, layouts } from './layouts.js'

const { paths } = openApi() as unknown as { paths: Paths }
const card = firstChoice(paths)
const curl = (chosen: typeof card) =>
  writeSample(samplesFor(paths, chosen, 'https://vivid.example', 'en').chosen(), 'shell')
const form = (values: typeof card.values) => fitted(fieldsOf(paths[routes.ocr]!.post!), values)

test('every paragraph stands in its guide once', () => {
  for (const name of guideNames) {
    const laid = layouts[name].filter((block) => typeof block === 'string')
    expect(laid.toSorted()).toEqual(Object.keys(texts.en.guides.all[name].body).sort())
  }
})

test('a sample sends the form that is chosen', () => {
  expect(curl(card)).toContain('-F backside=@back.jpg')
  const flagged = { ...card, values: form({ ...card.values, validate_sides: true }) }
  expect(curl(flagged)).toContain('-F validate_sides=True')
  const passport = form({ ...flagged.values, document_type: 'passport', document_id: '052' })
  expect(curl({ ...card, values: passport })).toBe(
    [
      'curl -H "Authorization: Bearer $VIVID_TOKEN"',
      '-F document_type=passport',
      '-F document_id=052',
      '-F frontside=@front.jpg',
      `https://vivid.example${routes.ocr}`,
    ].join(' \\\n  '),
  )
  expect(form({ ...passport, document_type: 'identification_card' })).toMatchObject({ backside: 'back.jpg' })
})

test('another endpoint has its own pictures and keeps what it has in common', () => {
  const chosen = withPath(paths, { ...card, values: { ...card.values, device: 'ANDROID' } }, routes.liveness)
  for (const part of ['-F device=ANDROID', '-F selfie=@selfie.jpg', routes.liveness]) {
    expect(curl(chosen)).toContain(part)
  }
  expect(curl(chosen)).not.toMatch(/frontside|document_type/)
  const together = withPath(paths, card, routes.biometrics)
  expect(together.values).toMatchObject({ document_type: 'identification_card', backside: 'back.jpg' })
  const faces = withPath(paths, withPath(paths, card, routes.face_match), routes.biometrics)
  expect(Object.keys(faces.values)).toEqual(expect.arrayContaining(['selfie', 'document']))
  // It is another name of `document`, which may not be sent twice.
  for (const { values } of [together, faces]) expect(values).not.toHaveProperty('frontside')
})

test('only what concerns the document is offered', () => {
  const names = (type: string) =>
    offered(fieldsOf(paths[routes.ocr]!.post!), { document_type: type }).map(({ name }) => name)
  expect(names('passport')).toContain('document_id')
  expect(names('passport')).not.toContain('validate_sides')
  expect(names('identification_card')).not.toContain('document_id')
})
