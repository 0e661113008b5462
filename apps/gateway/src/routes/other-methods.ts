import type { FastifyInstance, HTTPMethods } from 'fastify'
import { Refused } from '../refusal.js'

const methods: HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'QUERY']

/** A path that is there, asked for in a way that is not, must not read as a wrong address. */
export const refuseOtherMethods = (app: FastifyInstance, path: string, allowed: HTTPMethods[]) => {
  const method = methods.filter((one) => !allowed.includes(one))
  const refuse = async () => {
    throw new Refused('method_not_allowed', { headers: { allow: allowed.join(', ') } })
  }
  // Before the framework looks at the body's type: a QUERY without one would be told of that instead.
  for (const url of [path, `${path}/`]) app.route({ method, url, onRequest: refuse, handler: refuse })
}
