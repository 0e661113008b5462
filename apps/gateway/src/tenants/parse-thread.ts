import { parentPort, workerData } from 'node:worker_threads'
import { parseTenants } from './parse-tenants.js'

/** What the thread is given. */
export interface ParseTask {
  text: string
  limits: Parameters<typeof parseTenants>[1]
}

const { text, limits } = workerData as ParseTask
parentPort!.postMessage(parseTenants(text, limits))
