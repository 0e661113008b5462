import { expect, test } from 'vitest'
import { chooseEngine } from './choose-engine.js'

const own = new URL('file:///app/engine.js')
const warnings: string[] = []
const log = { warn: (text: string) => void warnings.push(text) }
const choose = (ECHO_ENGINE: boolean, NODE_ENV: 'development' | 'production' | 'test') =>
  chooseEngine(own)({ ECHO_ENGINE, NODE_ENV }, log as never)

test('answers are not made up in production', () => {
  expect(() => choose(true, 'production')).toThrow('ECHO_ENGINE')
  expect(choose(false, 'production')).toBe(own)
})

test('elsewhere they are where it is asked for, and the log says so', () => {
  expect(choose(false, 'development')).toBe(own)
  expect(warnings).toEqual([])
  for (const environment of ['development', 'test'] as const) {
    expect(choose(true, environment).pathname).toMatch(/echo-engine\.js$/)
  }
  expect(warnings.join()).toContain('made up')
})
