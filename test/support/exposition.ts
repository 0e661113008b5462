export type Labels = Record<string, string>

/** Series by metric, as Prometheus would store them from the text of a scrape. */
export type Exposition = Map<string, Labels[]>

const line = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? \S+$/
const label = /([a-zA-Z_]\w*)="((?:[^"\\]|\\.)*)"/g

/** `target`: what Prometheus adds to every series of a target. */
export const parseExposition = (text: string, target: Labels = {}): Exposition => {
  const series: Exposition = new Map()
  for (const match of text.split('\n').map((one) => line.exec(one))) {
    if (!match) continue
    const labels = Object.fromEntries([...(match[2] ?? '').matchAll(label)].map(([, name, value]) => [name!, value!]))
    series.set(match[1]!, [...(series.get(match[1]!) ?? []), { ...labels, ...target }])
  }
  return series
}

export const mergeExpositions = (expositions: Exposition[]): Exposition => {
  const merged: Exposition = new Map()
  for (const one of expositions) {
    for (const [metric, series] of one) merged.set(metric, [...(merged.get(metric) ?? []), ...series])
  }
  return merged
}
