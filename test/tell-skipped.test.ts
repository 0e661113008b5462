import { readdirSync, readFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import type { TestModule, Vitest } from 'vitest/node'
import { createTellSkipped, skippedLines } from './support/tell-skipped.js'

test('a run that left nothing out says nothing', () => {
  expect(skippedLines([{ path: 'test/e2e/form.test.ts', skipped: 0 }])).toEqual([])
})

test('what was left out is counted, file by file', () => {
  const lines = skippedLines([
    { path: 'test/browser/docs.test.ts', skipped: 10 },
    { path: 'test/e2e/form.test.ts', skipped: 0 },
  ])
  expect(lines).toEqual([
    'Skipped on this machine, 10 tests:',
    expect.stringMatching(/^ {2}test\/browser\/docs\.test\.ts: 10, for want of Chromium/),
  ])
})

test.each([
  ['told', undefined, 1],
  ['not told where tests were chosen by name', /form/, 0],
])('what was left out is %s', async (_, testNamePattern, times) => {
  const print = vi.fn()
  const reporter = createTellSkipped(print)
  const left = { moduleId: 'test/e2e/form.test.ts', children: { allTests: () => [{}] } }
  reporter.onInit!({ config: { testNamePattern } } as unknown as Vitest)
  reporter.onTestRunEnd!([left as unknown as TestModule], [], 'passed')
  await setImmediate()
  expect(print).toHaveBeenCalledTimes(times)
})

const testsUnder = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : testsUnder(path)
    return path.endsWith('.test.ts') ? [path] : []
  })

test('every file that may leave tests out has its reason', () => {
  const files = ['apps', 'packages', 'test'].flatMap(testsUnder)
  const optional = files.filter((path) => /\.(skipIf|runIf)\(/.test(readFileSync(path, 'utf8')))
  expect(optional.length).toBeGreaterThan(5)
  const lines = skippedLines(optional.map((path) => ({ path, skipped: 1 }))).slice(1)
  expect(lines.filter((line) => !line.includes('for want of'))).toEqual([])
})
