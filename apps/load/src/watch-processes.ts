import { type Scraped, scrape } from '@vivid/traffic'

export interface WatchedProcess {
  url: string
  cpuSeconds: number
  residentMbBefore: number
  residentMbAfter: number
}

/** What the service's own processes spent between now and when `end` is called. */
export const watchProcesses = async (metricsUrls: readonly string[]): Promise<{ end(): Promise<WatchedProcess[]> }> => {
  const scrapeAll = () => Promise.all(metricsUrls.map(scrape))
  const cpu = (scraped: Scraped) => scraped('process_cpu_seconds_total')
  const residentMb = (scraped: Scraped) => scraped('process_resident_memory_bytes') / 1e6
  const before = await scrapeAll()
  return {
    end: async () => {
      const after = await scrapeAll()
      return metricsUrls.map((url, index) => ({
        url,
        cpuSeconds: cpu(after[index]!) - cpu(before[index]!),
        residentMbBefore: residentMb(before[index]!),
        residentMbAfter: residentMb(after[index]!),
      }))
    },
  }
}
