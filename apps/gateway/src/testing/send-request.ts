import { routes } from '@vivid/contract'
import type { RequestPorts } from '../request/handle-request.js'
import { fakePorts, type World } from './fake-ports.js'
import { buildTestApp, formOf, jpeg, tokenWith } from './test-app.js'

export interface Sent {
  path?: string
  claims?: object
  headers?: Record<string, string>
  parts?: Parameters<typeof formOf>[0]
  /** A form as bytes, in place of the parts. */
  payload?: Buffer
  change?: (world: World, ports: RequestPorts) => void
}

/** Sends one request through every step, on ports without servers. Throws where it still holds a place afterwards. */
export const sendRequest = async ({
  path = routes.liveness,
  claims,
  headers,
  parts = [['selfie', jpeg]],
  payload,
  change,
}: Sent = {}) => {
  const { world, ports } = fakePorts()
  change?.(world, ports)
  const app = await buildTestApp(ports)
  const form = await formOf(parts)
  const authorization = `Bearer ${tokenWith(claims)}`
  const answer = await app.inject({
    method: 'POST',
    url: path,
    payload: payload ?? form.payload,
    headers: { authorization, ...form.headers, ...headers },
  })
  await app.close()
  if (world.held > 0) throw new Error(`${world.held} places are still held`)
  return { world, status: answer.statusCode, headers: answer.headers, body: answer.json() }
}
