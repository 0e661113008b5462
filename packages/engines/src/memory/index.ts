import { DECODE_PEAK_MB } from '@vivid/vision'

/** Node, its libraries and the main thread: 110 to 150 MB are seen. */
const PROCESS_MB = 200

/** One thread's networks, heap and what it makes of a picture: 130 to 170 MB are seen. */
const ENGINE_MB = 200

/**
 * Most memory of a worker process in megabytes (10⁶ bytes), whatever pictures it is sent. Limits of containers are at least
 * this much, and `npm run fuzz` calls it a violation when a worker takes more.
 */
export const workerMemoryMb = (threads: number): number => PROCESS_MB + threads * (ENGINE_MB + DECODE_PEAK_MB)
