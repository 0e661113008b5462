import { type FailedWebhook, routes } from '@vivid/contract'
import type { FailedEvent, WebhookQueue } from '@vivid/platform'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refused, unavailable } from '../refusal.js'
import type { VerifyToken } from '../request/authenticate.js'
import { refuseOtherMethods } from './other-methods.js'

export interface WebhookPorts {
  /** False while Redis is away. */
  available: () => boolean
  queue: Pick<WebhookQueue, 'listFailed' | 'replay'>
  /** There is something to send. */
  wake: () => void
}

const list = routes.webhooks.slice(0, -1)
const one = `${routes.webhooks}:id`

const shape = ({ id, event, attempts, problem, failedAtMs }: FailedEvent): FailedWebhook => ({
  webhook_id: id,
  event,
  attempts,
  problem,
  failed_at: new Date(failedAtMs).toISOString(),
})

/** A tenant's own events that its receiver did not take for a day: which they are, and to send one again. */
export const registerWebhooks = (
  app: FastifyInstance,
  { available, queue, wake }: WebhookPorts,
  verify: VerifyToken,
): void => {
  const tenantOf = async (request: FastifyRequest): Promise<string> => {
    const { tenant } = await verify(request)
    if (!available()) throw unavailable()
    return tenant
  }
  const orUnavailable = () => Promise.reject(unavailable())
  const show = async (request: FastifyRequest) => {
    const failed = await queue.listFailed(await tenantOf(request)).catch(orUnavailable)
    return { failed: failed.map(shape) }
  }
  const replay = async (request: FastifyRequest) => {
    const tenant = await tenantOf(request)
    const { id } = request.params as { id: string }
    if (!(await queue.replay(tenant, id).catch(orUnavailable))) throw new Refused('webhook_unknown')
    wake()
    return { webhook_id: id, state: 'waiting' }
  }
  for (const slash of ['', '/']) {
    app.get(`${list}${slash}`, show)
    app.post(`${one}${slash}`, replay)
  }
  refuseOtherMethods(app, list, ['GET'])
  refuseOtherMethods(app, one, ['POST'])
}
