import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { VividError } from '@vivid/client'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { InputError } from '../usage.js'
import { type Line, openJournal } from './journal.js'
import { listEntries } from './list-entries.js'
import { asFailed } from './outcome.js'
import { tableOf } from './table.js'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vivid-batch-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('pictures of a folder', () => {
  test('are found below it too, sorted, and nothing else is', async () => {
    mkdirSync(join(folder, 'sub'))
    for (const name of ['b.jpg', 'a.PNG', 'notes.txt', 'sub/c.webp']) writeFileSync(join(folder, name), '')
    const entries = await listEntries(folder, false)
    expect(entries.map(({ name }) => name)).toEqual(['a.PNG', 'b.jpg', join('sub', 'c.webp')])
  })

  test('are paired by the names of their sides', async () => {
    for (const name of ['ana-front.jpg', 'ana-back.jpg', 'li_FRONT.png', 'li_back.jpg'])
      writeFileSync(join(folder, name), '')
    expect(await listEntries(folder, true)).toEqual([
      { name: 'ana', files: [join(folder, 'ana-front.jpg'), join(folder, 'ana-back.jpg')] },
      { name: 'li', files: [join(folder, 'li_FRONT.png'), join(folder, 'li_back.jpg')] },
    ])
  })

  test('a card that lacks a side, or a picture that says none, is an entry that says so', async () => {
    mkdirSync(join(folder, 'sub'))
    for (const name of ['ana-front.jpg', 'ana-back.jpg', 'eve-front.jpg', 'li_Back.PNG', join('sub', 'scan.jpg')])
      writeFileSync(join(folder, name), '')
    expect((await listEntries(folder, true)).map(({ name, problem }) => [name, problem])).toEqual([
      ['ana', undefined],
      ['eve', 'eve has no back: name it eve-back.jpg'],
      ['li', 'li has no front: name it li_front.PNG'],
      [join('sub', 'scan.jpg'), 'scan.jpg says neither front nor back: name it scan-front.jpg or scan-back.jpg'],
    ])
  })

  test('a folder that is not there is said to be so', async () => {
    const path = join(folder, 'none')
    await expect(listEntries(path, false)).rejects.toMatchObject({ code: 'ENOENT', path })
  })

  test('of which there are none are wrong use, with the endings that count', async () => {
    writeFileSync(join(folder, 'notes.txt'), '')
    const sentence = `${folder} holds no pictures (jpg, jpeg, png, webp, gif, tif, tiff, heic, heif, avif, bmp)`
    await expect(listEntries(folder, false)).rejects.toThrow(new InputError(sentence))
  })
})

test('an entry that cannot be sent has a reason of its own, no name of ours', () => {
  expect(asFailed('eve', new InputError('eve has no back'))).toMatchObject({ reason: 'not_sendable' })
})

const good = { outcome: 'accepted', consistent: true, contradictions: [] } as const
const accepted = (name: string): Line => ({ name, ...good, answer: { names: 'ANA' } })
const failed: Line = { name: 'b', outcome: 'failed', reason: 'timeout', message: 'late' }

describe('the results file', () => {
  test('remembers verdicts, not failures, and drops a line that was cut short', async () => {
    const path = join(folder, 'out.ndjson')
    const first = await openJournal(path)
    await first.write(accepted('a'))
    await first.write(failed)
    await first.write({ name: 'a', outcome: 'waiting', id: 6 })
    await first.write(accepted('a'))
    await first.write({ name: 'w', outcome: 'waiting', id: 7 })
    await first.close()
    writeFileSync(path, `${readFileSync(path, 'utf8')}{"name":"c","outco`)
    const again = await openJournal(path)
    expect([...again.done]).toEqual(['a'])
    expect([...again.waiting]).toEqual([['w', 7]])
    await again.write(accepted('b'))
    await again.close()
    const lines = readFileSync(path, 'utf8').trimEnd().split('\n')
    expect(lines.map((line) => JSON.parse(line).name)).toEqual(['a', 'b', 'a', 'a', 'w', 'b'])
  })
})

describe('a results file whose last line has no end', () => {
  const waiting = '{"name":"a","outcome":"waiting","id":7}'
  test.each([
    ['is whole', waiting, waiting],
    ['is whole, after others', `${waiting}\n${waiting}`, `${waiting}\n${waiting}`],
    ['was cut short', `${waiting}\n{"na`, waiting],
  ])('is taken up: it %s', async (_what, content, left) => {
    const path = join(folder, 'out.ndjson')
    writeFileSync(path, content)
    const journal = await openJournal(path)
    expect([...journal.waiting]).toEqual([['a', 7]])
    await journal.write(accepted('b'))
    await journal.close()
    expect(readFileSync(path, 'utf8')).toBe(`${left}\n${JSON.stringify(accepted('b'))}\n`)
  })

  test.each(['', '{"name":"a","outcome":"acc'])('is empty where that is all: %s', async (content) => {
    const path = join(folder, 'out.ndjson')
    writeFileSync(path, content)
    await (await openJournal(path)).close()
    expect(readFileSync(path, 'utf8')).toBe('')
  })
})

describe('a file that holds something else', () => {
  test.each([
    ['a picture', '\xff\xd8\xff\xe0 no line end'],
    ['other JSON', '{\n  "name": "package"\n}\n'],
    ['JSON in one line', '{"name":"package","version":"1"}'],
    ['lines of something else', '{"level":30,"msg":"started"}\n{"level":30'],
    ['a brace', '{'],
    ['JSON that begins like a line of ours', '{"name":"package",'],
    ['text', 'name,outcome\na,accepted\n'],
  ])('is left as it is: %s', async (_what, content) => {
    const path = join(folder, 'theirs')
    writeFileSync(path, content)
    await expect(openJournal(path)).rejects.toThrow('is no results file of vivid batch')
    expect(readFileSync(path, 'utf8')).toBe(content)
  })
})

test('a sample is told apart in the table, also where it failed', () => {
  const about = { status: 500, reason: 'reading_failed', sandbox: true } as const
  const lines = [
    accepted('a'),
    { ...accepted('b'), sandbox: true as const },
    asFailed('c', new VividError('no', about)),
  ]
  expect(tableOf(lines).split('\r\n')).toEqual([
    'name,outcome,reason,names,sandbox,message',
    'a,accepted,,ANA,,',
    'b,accepted,,ANA,true,',
    'c,failed,reading_failed,,true,no',
    '',
  ])
})

test('a table has a row per picture and lets no text become a formula', () => {
  const lines: Line[] = [
    { name: 'a', ...good, answer: { MRZ: { names: 'ANA, "LA"' }, score: -1.5 } },
    { name: 'm', ...good, consistent: false, reason: 'sides_contradict', answer: { match: false } },
    { name: 'b', outcome: 'rejected', reason: 'mrz_not_found', code: 801, message: '=HYPERLINK()', body: {} },
    failed,
  ]
  expect(tableOf(lines).split('\r\n')).toEqual([
    'name,outcome,reason,MRZ.names,score,match,code,message,id',
    'a,accepted,,"ANA, ""LA""",-1.5,,,,',
    'm,invalid,sides_contradict,,,false,,,',
    "b,rejected,mrz_not_found,,,,801,'=HYPERLINK(),",
    'b,failed,timeout,,,,,late,',
    '',
  ])
})
