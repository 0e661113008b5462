import { routes } from '@vivid/contract'
import type { RequestPorts } from '../request/handle-request.js'
import { fakePorts, type World } from './fake-ports.js'
import { type Posted, postForm } from './post-form.js'
import { buildTestApp, jpeg } from './test-app.js'

export interface Sent extends Posted {
  path?: string
  change?: (world: World, ports: RequestPorts) => void
}

/** Sends one request through every step, on ports without servers. Throws where it still holds a place afterwards. */
export const sendRequest = async ({
  path = routes.liveness,
  parts = [['selfie', jpeg]],
  change,
  ...posted
}: Sent = {}) => {
  const { world, ports } = fakePorts()
  change?.(world, ports)
  const app = await buildTestApp(ports)
  const answer = await postForm(app, path, { parts, ...posted })
  await app.close()
  if (world.held > 0) throw new Error(`${world.held} places are still held`)
  return { world, ...answer }
}
