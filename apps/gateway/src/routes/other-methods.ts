import type { FastifyInstance, HTTPMethods } from 'fastify'
import { Refused } from '../refusal.js'

const methods: HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** A path that is there, asked for in a way that is not, must not read as a wrong address. */
export const refuseOtherMethods = (app: FastifyInstance, path: string, allowed: HTTPMethods[]) => {
  const method = methods.filter((one) => !allowed.includes(one))
  const handler = () => {
    throw new Refused('method_not_allowed', { headers: { allow: allowed.join(', ') } })
  }
  for (const url of [path, `${path}/`]) app.route({ method, url, handler })
}
