import { openQueue } from './queue.js'
import { jpegOf, ocrPath, post } from './request.js'
import type { Process, Service } from './service.js'

export const sendPassport = (service: Service, picture = jpegOf(10_000), signal?: AbortSignal) =>
  post(service.url, ocrPath, { document_type: 'passport', frontside: picture }, signal ? { signal } : {})

/** A picture that ends so; the echo engine looks at the end. */
export const endingWith = (text: string): Buffer => Buffer.concat([jpegOf(10_000), Buffer.from(text)])

export const hasEnded = ({ child }: Process): boolean => child.exitCode !== null || child.signalCode !== null

/** Reading jobs, as the queue knows them. */
export const countReadings = async (redisUrl: string): Promise<{ waiting: number; active: number }> => {
  const queue = openQueue('ocr', redisUrl)
  try {
    const { active = 0, ...others } = await queue.getJobCounts('waiting', 'prioritized', 'delayed', 'active')
    return { waiting: Object.values(others).reduce((sum, count) => sum + count, 0), active }
  } finally {
    await queue.close()
  }
}

export const metricsOf = async ({ ports }: Process): Promise<string> =>
  (await fetch(`http://127.0.0.1:${ports.adminPort}/metrics`)).text()

/** Threads that have their pictures and are at work on them. */
export const busyThreads = async (worker: Process): Promise<number> =>
  Number(/^vivid_worker_busy_threads\{.*\} (\d+)$/m.exec(await metricsOf(worker))?.[1])
