import type { Engine, EngineAnswer, Job, JobKind, Shaped } from '@vivid/contract'

/** Pictures by the side they show. */
export type Images = Record<string, Uint8Array>

/** What travels to a thread. */
export interface ThreadTask {
  job: Job
  images: Images
}

/** `null` asks a thread whether it is loaded and warm. */
export type ThreadHandler = (task: ThreadTask | null) => Promise<Shaped | null>

/** Makes the default export of a worker app's engine module: the engine loaded and warm, one per thread. */
export const engineThread = async <Kind extends JobKind, Request, Body>(definition: {
  kind: Kind
  create: () => Promise<Engine<Request, Body>>
  toRequest: (job: Job<Kind>, images: Images) => Request
  shape: (answer: EngineAnswer<Body>, job: Job<Kind>) => Shaped
}): Promise<ThreadHandler> => {
  const engine = await definition.create()
  await engine.warmUp()
  return async (task) => {
    if (task === null) return null
    // The queue's name decides the kind, and the payload was checked against it before it came here.
    const job = task.job as Job<Kind>
    return definition.shape(await engine.answer(definition.toRequest(job, task.images)), job)
  }
}

export const documentSides = (images: Images): { frontside: Uint8Array; backside?: Uint8Array } => ({
  frontside: images.frontside!,
  ...(images.backside ? { backside: images.backside } : {}),
})
