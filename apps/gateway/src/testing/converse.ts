import { type AddressInfo, connect, type Socket } from 'node:net'
import { routes } from '@vivid/contract'
import type { FastifyInstance } from 'fastify'
import type { RequestPorts } from '../request/handle-request.js'
import { createBodyRoom } from '../upload/body-room.js'
import { fakePorts, type World } from './fake-ports.js'
import { buildTestApp } from './test-app.js'

/** So long that no caller is cut off by it, however busy the machine is. */
export const patient = { headersMs: 240_000, uploadMs: 240_000, checkMs: 50, lingerMs: 240_000 }

/** A gateway that listens, with room for forms of so many bytes at once, in a world that behaves as told. */
export const listen = async (
  patience = patient,
  roomBytes = 64e6,
  change: (world: World, ports: RequestPorts) => void = () => undefined,
): Promise<FastifyInstance> => {
  const { world, ports } = fakePorts()
  change(world, ports)
  ports.admit.bodyRoom = createBodyRoom({ maxBytes: roomBytes, uploadMs: patience.uploadMs })
  const app = await buildTestApp(ports, { patience })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return app
}

/** Sends what `talk` writes and resolves with what came back once the gateway has closed the connection. */
export const converse = ({ server }: FastifyInstance, talk: (socket: Socket) => void): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => talk(socket))
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk.toString()
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(text))
  })

/** Sends a piece every so often until the connection is closed. */
export const drip = (socket: Socket, piece: string, everyMs: number): void => {
  const timer = setInterval(() => socket.write(piece), everyMs)
  socket.on('close', () => clearInterval(timer))
}

/** The beginning of a request to read a document; further headers follow. */
export const head = (authorization: string): string =>
  `POST ${routes.ocr} HTTP/1.1\r\nhost: x\r\nauthorization: ${authorization}\r\ncontent-type: multipart/form-data; boundary=b\r\n`
export const typeField = '--b\r\ncontent-disposition: form-data; name="document_type"\r\n\r\npassport\r\n'
export const fileStart = '--b\r\ncontent-disposition: form-data; name="frontside"; filename="a"\r\n\r\n'
