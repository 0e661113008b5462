import { Pool } from 'undici'

/** One request of a bench, its body made beforehand so that the caller costs little. */
export interface Shot {
  body: Buffer
  /** What a right answer holds. */
  expected?: string
}

export interface Volley {
  seconds: number
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** Answers by HTTP status; 0 stands for a broken connection. */
  statuses: Record<number, number>
  /** Answers with status 200 whose body does not hold what was expected. */
  wrong: number
}

const boundary = 'vivid-bench'

export const multipartBody = (fields: Record<string, string>, file: { name: string; bytes: Buffer }): Buffer => {
  const texts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${file.name}"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`
  return Buffer.concat([Buffer.from(texts.join('') + head), file.bytes, Buffer.from(`\r\n--${boundary}--\r\n`)])
}

export const quantile = (values: number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

/** Sends all shots with so many under way at a time. */
export const drive = async (
  url: string,
  path: string,
  options: { shots: Shot[]; concurrency: number; token: string },
): Promise<Volley> => {
  const pool = new Pool(url, { connections: options.concurrency })
  const headers = {
    authorization: `Bearer ${options.token}`,
    'content-type': `multipart/form-data; boundary=${boundary}`,
  }
  const latencies: number[] = []
  const statuses: Record<number, number> = {}
  let wrong = 0
  let next = 0

  const lane = async () => {
    for (let shot = options.shots[next++]; shot; shot = options.shots[next++]) {
      const startedAt = performance.now()
      let status = 0
      try {
        const response = await pool.request({ path, method: 'POST', headers, body: shot.body })
        const text = await response.body.text()
        status = response.statusCode
        if (status === 200 && shot.expected !== undefined && !text.includes(shot.expected)) wrong += 1
      } catch {
        status = 0
      }
      latencies.push(performance.now() - startedAt)
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  const startedAt = performance.now()
  await Promise.all(Array.from({ length: options.concurrency }, lane))
  const seconds = (performance.now() - startedAt) / 1000
  await pool.close()
  return {
    seconds,
    perSecond: options.shots.length / seconds,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    statuses,
    wrong,
  }
}
