import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import type { AppOptions } from '../app.js'
import { fakePorts } from './fake-ports.js'
import { type Posted, postForm } from './post-form.js'
import { buildTestApp } from './test-app.js'

/** One app for the tests of a file, in which what one request is answered does not depend on the others. */
export const shareApp = (more: Partial<AppOptions> = {}) => {
  const { world, ports } = fakePorts()
  let app: FastifyInstance
  beforeAll(async () => {
    app = await buildTestApp(ports, more)
  })
  afterAll(() => app.close())
  return {
    world,
    ports,
    inject: (request: InjectOptions) => app.inject(request),
    post: (path: string, posted: Posted) => postForm(app, path, posted),
  }
}
