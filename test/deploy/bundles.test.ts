import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../support/service.js'

const bundle = join(root, 'apps/ocr/dist/main.js')
const map = new SourceMap(JSON.parse(readFileSync(`${bundle}.map`, 'utf8')))

/** Where the map says that the line of the bundle with this text, at the text, comes from. */
const originOf = (text: string) => {
  const lines = readFileSync(bundle, 'utf8').split('\n')
  const line = lines.findIndex((each) => each.includes(text))
  expect(line).toBeGreaterThan(-1)
  return map.findEntry(line, lines[line]!.indexOf(text))
}

test('a stack tells the line of our source, and leaves those of libraries alone', () => {
  const text = 'it is refused when NODE_ENV is production'
  const lines = readFileSync(join(root, 'packages/echo/src/choose-engine.ts'), 'utf8').split('\n')
  expect(originOf(text)).toMatchObject({
    originalSource: expect.stringMatching(/packages\/echo\/src\/choose-engine\.ts$/),
    originalLine: lines.findIndex((each) => each.includes(text)),
  })
  expect(originOf('Connection is closed.')).not.toHaveProperty('originalSource', expect.any(String))
})
