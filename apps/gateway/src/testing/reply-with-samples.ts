import { type Job, type JobKind, kinds, type Shaped } from '@vivid/contract'
import { replyWith, type World } from './fake-ports.js'

/** Workers whose engines find every picture good, and who answer in the shape that the form asks for. */
export const replyWithSamples = (world: World): void => {
  world.reply = async (kind, payload) => replyWith(shapeSample(kind, payload))
}

const shapeSample = (kind: JobKind, payload: Partial<Job>): Shaped => {
  // The compiler cannot tell that the payload is one of the kind's own jobs.
  const { sample, shape } = kinds[kind] as unknown as {
    sample(name: 'valid', job: object): object
    shape(answer: object, job: object): Shaped
  }
  return shape(sample('valid', payload), payload)
}
