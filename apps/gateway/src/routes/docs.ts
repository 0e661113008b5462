import { openApi } from '@vivid/contract'
import type { FastifyInstance } from 'fastify'

export const registerDocs = (app: FastifyInstance, version: string) => {
  const document = JSON.stringify(openApi(version))
  app.get('/openapi.json', (_request, reply) => reply.type('application/json').send(document))
}
