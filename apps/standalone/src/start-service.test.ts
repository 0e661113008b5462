import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { startService } from './start-service.js'
import { collectUndo } from './undo.js'

const refusalOf = async (given: NodeJS.ProcessEnv) => {
  const said: string[] = []
  const say = (line: string) => void said.push(line)
  const started = startService({ given, dataFolder: undefined, undo: collectUndo(say), say })
  const { problems } = await started.then(
    () => ({ problems: [] }),
    (error: { problems: string[] }) => error,
  )
  // Nothing was begun that would have to be undone.
  expect(said).toEqual([])
  return problems
}

test('a port in use is one clear line', async () => {
  const busy = createServer().listen(0, '127.0.0.1')
  await once(busy, 'listening')
  const { port } = busy.address() as AddressInfo
  const problems = await refusalOf({ PORT: String(port), HOST: '127.0.0.1' })
  expect(problems).toEqual([`port ${port} is in use; set PORT to another one`])
  busy.close()
})

test('wrong variables are all listed', async () => {
  const problems = await refusalOf({ PORT: 'eighty', MAX_WAITING: '-1', WORKER_THREADS: '0', LOG_LEVEL: 'loud' })
  for (const name of ['PORT', 'MAX_WAITING', 'WORKER_THREADS', 'LOG_LEVEL'])
    expect(problems).toContainEqual(expect.stringContaining(`${name} must be`))
})
