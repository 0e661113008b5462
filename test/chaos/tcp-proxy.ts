import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { createDelayLine } from './delay-line.js'

/** What stands between a process and a server, and what it does to their conversation. */
export interface TcpProxy {
  port: number
  /** Every chunk arrives so much later, in both directions. */
  delay(ms: number): void
  /** Connections of this moment stay open and carry nothing any more, for ever; new ones work once `heal` was called. */
  freeze(): void
  /** S3 only: uploads are answered as by a store whose disk is full. */
  fill(): void
  /** Ends the mischief; connections that were frozen stay as they are, as behind a router that forgot them. */
  heal(): void
  /** Resets every connection. */
  cut(): void
  close(): Promise<void>
}

const diskFull =
  '<?xml version="1.0"?><Error><Code>XMinioStorageFull</Code><Message>Storage backend has reached its minimum free drive threshold.</Message></Error>'
const diskFullAnswer = `HTTP/1.1 507 Insufficient Storage\r\ncontent-type: application/xml\r\ncontent-length: ${diskFull.length}\r\nconnection: close\r\n\r\n${diskFull}`

type Mood = 'well' | 'frozen' | 'full'

/** `target` is asked for every connection; undefined means that nobody listens. */
export const startTcpProxy = async (target: () => number | undefined): Promise<TcpProxy> => {
  let mood: Mood = 'well'
  let delayMs = 0
  const pairs = new Set<{ near: Socket; far: Socket; frozen: boolean }>()

  const server = createServer((near) => {
    near.setNoDelay(true)
    near.on('error', () => undefined)
    const port = target()
    if (port === undefined) return near.resetAndDestroy()
    const far = connect(port, '127.0.0.1').setNoDelay(true)
    const pair = { near, far, frozen: mood === 'frozen' }
    pairs.add(pair)
    const forward = (from: Socket, to: Socket) => {
      const delayed = createDelayLine()
      const pass = (work: () => void) => {
        if (!pair.frozen) delayed(work, delayMs)
      }
      from.on('data', (chunk: Buffer) => {
        if (mood === 'full' && to === far && chunk.subarray(0, 4).toString('latin1') === 'PUT ') {
          near.removeAllListeners('data').resume().end(diskFullAnswer)
          return
        }
        pass(() => {
          if (to.writable) to.write(chunk)
        })
      })
      from.on('end', () => pass(() => to.end()))
      from.on('error', () => pass(() => to.resetAndDestroy()))
      from.on('close', () => {
        if (!pair.frozen) pairs.delete(pair)
        pass(() => to.destroy())
      })
    }
    forward(near, far)
    forward(far, near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  const cut = () => {
    for (const { near, far } of pairs) {
      near.resetAndDestroy()
      far.resetAndDestroy()
    }
    pairs.clear()
  }
  return {
    port: (server.address() as AddressInfo).port,
    delay: (ms) => {
      delayMs = ms
    },
    freeze: () => {
      mood = 'frozen'
      for (const pair of pairs) pair.frozen = true
    },
    fill: () => {
      mood = 'full'
    },
    heal: () => {
      mood = 'well'
      delayMs = 0
    },
    cut,
    close: async () => {
      server.close()
      cut()
      await once(server, 'close')
    },
  }
}
