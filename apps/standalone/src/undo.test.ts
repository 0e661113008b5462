import { expect, it } from 'vitest'
import { collectUndo } from './undo.js'

it('takes back the last step first, once, past one that fails', async () => {
  const done: string[] = []
  const problems: string[] = []
  const undo = collectUndo((problem) => problems.push(problem))
  undo.later(async () => done.push('folder'))
  undo.later(() => Promise.reject(new Error('the store is gone already')))
  undo.later(async () => done.push('gateway'))
  await undo.now()
  await undo.now()
  expect(done).toEqual(['gateway', 'folder'])
  expect(problems).toEqual(['the store is gone already'])
})

it('says that nothing more may be started once it has begun', async () => {
  const undo = collectUndo(() => undefined)
  undo.throwIfBegun()
  const taken = undo.now()
  expect(() => undo.throwIfBegun()).toThrow('asked to end')
  await taken
})
