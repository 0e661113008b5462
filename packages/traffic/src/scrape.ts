/** One process' metrics; values of one name are summed over their labels. */
export type Scraped = (name: string, labels?: string) => number

export const scrape = async (metricsUrl: string): Promise<Scraped> => {
  // A kept connection may be closed by the other end at this very moment: the second try has a new one.
  const response = await fetch(metricsUrl)
    .catch(() => fetch(metricsUrl))
    .catch((cause: unknown) => {
      throw new Error(`${metricsUrl} cannot be reached`, { cause })
    })
  if (!response.ok) throw new Error(`${metricsUrl} answered with status ${response.status}`)
  const lines = (await response.text()).split('\n')
  return (name, labels = '') =>
    lines
      .filter((line) => line.startsWith(name) && /[{ ]/.test(line[name.length] ?? '') && line.includes(labels))
      .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0)
}

export const cpuSeconds = async (metricsUrl: string): Promise<number> =>
  (await scrape(metricsUrl))('process_cpu_seconds_total')
