/** One process' metrics, summed over labels. */
export const scrape = async (adminPort: number): Promise<(name: string, labels?: string) => number> => {
  const text = await (await fetch(`http://127.0.0.1:${adminPort}/metrics`)).text()
  return (name, labels = '') =>
    text
      .split('\n')
      .filter((line) => line.startsWith(name) && /[{ ]/.test(line[name.length] ?? '') && line.includes(labels))
      .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0)
}

export const cpuSeconds = async (adminPort: number): Promise<number> =>
  (await scrape(adminPort))('process_cpu_seconds_total')
