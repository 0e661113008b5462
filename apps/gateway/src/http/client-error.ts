import { randomUUID } from 'node:crypto'
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { onRequestHookHandler } from 'fastify'
import { Refused, requestIdHeader } from '../refusal.js'
import { createOwedAnswers } from './owed-answers.js'

/** Node's names of what can be wrong before there is a request. */
const reasons: Record<string, 'request_timeout' | 'headers_too_large'> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
}

const describe = (refused: Refused) => {
  const id = randomUUID()
  const body = JSON.stringify(refused.body('en', id))
  const headers = {
    ...refused.headers,
    [requestIdHeader]: id,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  return { body, headers }
}

/** Where there is nothing but a connection. */
const write = (socket: Socket, refused: Refused) => {
  const { body, headers } = describe(refused)
  const lines = [
    `HTTP/1.1 ${refused.status} ${STATUS_CODES[refused.status]}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ]
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`)
}

/**
 * `uri-host [":" port]`: a name, an IPv4 address, or an IPv6 address in brackets, with or without the name of an interface (RFC 6874); nothing
 * where the target names no host.
 */
const hostValue = /^(?:\[[\da-f:.]+(?:%[\w.~%-]+)?\]|[\w.~!$&'()*+,;=%-]*)(?::\d*)?$/i

/** RFC 9112 §3.2: one Host that could be one; none in HTTP/1.0. Of several Node tells the first. */
export const requireHost: onRequestHookHandler = ({ raw: { httpVersion, rawHeaders } }, _reply, done) => {
  const hosts = rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]!.toLowerCase() === 'host')
  const isRight = hosts.length === 0 ? httpVersion !== '1.1' : hosts.length === 1 && hostValue.test(hosts[0]!)
  done(isRight ? undefined : new Refused('malformed_request'))
}

/** What an Expect header may list (RFC 9110 §10.1.1). */
const isContinue = (expectation: string): boolean => expectation.trim().toLowerCase() === '100-continue'

/** Lets a caller that asked before sending send its body. Others have been refused for their Expect header, or sent none. */
export const letSendBody = ({ headers, httpVersion }: IncomingMessage, response: ServerResponse): void => {
  if (headers.expect !== undefined && httpVersion === '1.1') response.writeContinue()
}

/** Requests that never reach a route: what Node answers without a body, or not at all. */
export const createOutsideRoutes = () => {
  const owed = createOwedAnswers()
  return {
    /** Bytes that are no HTTP, headers without end, a body that never arrives: answered in its turn, then cut. */
    onClientError: (error: { code?: string }, socket: Socket): void => {
      if (error.code === 'ECONNRESET') return void socket.destroy()
      owed.afterThem(socket, (isAnswered) => {
        if (socket.writable && !isAnswered) {
          write(socket, new Refused(reasons[error.code ?? ''] ?? 'malformed_request'))
        }
        socket.destroySoon()
      })
    },
    listenTo: (server: Server): void => {
      owed.watch(server)
      server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
        const refused = new Refused('expectation_failed')
        const { body, headers } = describe(refused)
        response.writeHead(refused.status, headers).end(body)
      })
      // Without a listener Node would ask for the body of everybody, before a route has looked at the request.
      server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
        if (request.headers.expect!.split(',').every(isContinue)) server.emit('request', request, response)
        else server.emit('checkExpectation', request, response)
      })
      server.on('connect', (_request: IncomingMessage, socket: Socket) => {
        socket.on('error', () => undefined)
        owed.afterThem(socket, () => {
          write(socket, new Refused('method_not_allowed', { headers: { allow: 'GET, POST, DELETE' } }))
          // Node's own timeouts no longer hold for such a connection.
          socket.destroySoon()
        })
      })
    },
  }
}
