/** A plot as SVG text, without scripts, fonts or anything else from outside. */
interface Series {
  name: string
  colour: string
  /** A null y leaves a gap. */
  points: readonly (readonly [x: number, y: number | null])[]
  dots?: boolean
}

export interface Chart {
  title: string
  xLabel: string
  yLabel: string
  series: readonly Series[]
  /** A line across the plot at this x. */
  mark?: { x: number; text: string }
}

const size = { width: 720, height: 300, left: 58, right: 16, top: 34, bottom: 62 }

export const escapeText = (text: string): string =>
  text.replace(/[&<>"]/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[char]!)

/** Round numbers from 0 to at least `most`, about five of them. */
export const ticks = (most: number): number[] => {
  if (!(most > 0)) return [0, 1]
  const rough = most / 5
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 2.5, 5, 10].map((times) => times * power).find((each) => each >= rough)!
  return Array.from({ length: Math.ceil(most / step - 1e-9) + 1 }, (_, index) => Number((index * step).toPrecision(12)))
}

const text = (x: number, y: number, content: string, more = '') =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" ${more}>${escapeText(content)}</text>`

export const lineChart = ({ title, xLabel, yLabel, series, mark }: Chart): string => {
  const all = series.flatMap(({ points }) => points)
  const xTicks = ticks(Math.max(0, ...all.map(([x]) => x)))
  const yTicks = ticks(Math.max(0, ...all.map(([, y]) => y ?? 0)))
  const [xMost, yMost] = [xTicks.at(-1)!, yTicks.at(-1)!]
  const x = (value: number) => size.left + (value / xMost) * (size.width - size.left - size.right)
  const y = (value: number) => size.height - size.bottom - (value / yMost) * (size.height - size.top - size.bottom)
  const [left, right] = [x(0), x(xMost)]
  const [floor, ceiling] = [y(0), y(yMost)]
  const grid = [
    ...yTicks.map(
      (tick) =>
        `<line x1="${left}" x2="${right}" y1="${y(tick).toFixed(1)}" y2="${y(tick).toFixed(1)}" stroke="#e3e5ea"/>` +
        text(left - 8, y(tick) + 4, String(tick), 'text-anchor="end"'),
    ),
    ...xTicks.map((tick) => text(x(tick), floor + 17, String(tick), 'text-anchor="middle"')),
  ]
  const lines = series.map(({ points, colour, dots }) => {
    let pen = 'M'
    const path = points.map(([px, py]) => {
      if (py === null) {
        pen = 'M'
        return ''
      }
      const step = `${pen}${x(px).toFixed(1)} ${y(py).toFixed(1)}`
      pen = 'L'
      return step
    })
    const marks = dots
      ? points.map(([px, py]) =>
          py === null ? '' : `<circle cx="${x(px).toFixed(1)}" cy="${y(py).toFixed(1)}" r="3" fill="${colour}"/>`,
        )
      : []
    return `<path d="${path.join('')}" fill="none" stroke="${colour}" stroke-width="2" stroke-linejoin="round"/>${marks.join('')}`
  })
  const legend = series.map(({ name, colour }, index) => {
    const at = left + index * 120
    return `<rect x="${at}" y="${size.height - 16}" width="12" height="4" fill="${colour}"/>${text(at + 18, size.height - 10, name)}`
  })
  const marked = mark
    ? `<line x1="${x(mark.x).toFixed(1)}" x2="${x(mark.x).toFixed(1)}" y1="${floor}" y2="${ceiling}" stroke="#444b5a" stroke-dasharray="4 3"/>` +
      text(
        x(mark.x) + (mark.x > xMost / 2 ? -6 : 6),
        ceiling + 12,
        mark.text,
        mark.x > xMost / 2 ? 'text-anchor="end"' : '',
      )
    : ''
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" role="img" font-family="system-ui, sans-serif" font-size="12" fill="#444b5a">`,
    `<title>${escapeText(title)}</title>`,
    text(left, 18, title, 'font-size="14" font-weight="600" fill="#1c2230"'),
    text(right, 18, yLabel, 'text-anchor="end"'),
    ...grid,
    `<line x1="${left}" x2="${right}" y1="${floor}" y2="${floor}" stroke="#9aa1ae"/>`,
    text((left + right) / 2, floor + 33, xLabel, 'text-anchor="middle"'),
    ...lines,
    marked,
    ...legend,
    '</svg>',
  ].join('\n')
}
