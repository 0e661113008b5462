import { describeProbe } from '../probe.js'
import type { Figures } from '../summarise.js'
import { drawCharts } from './charts.js'
import { escapeText } from './line-chart.js'
import type { Report } from './make-report.js'

const style = `
body { font: 15px/1.5 system-ui, sans-serif; color: #1c2230; background: #fff; margin: 0 auto; padding: 2rem 1.25rem; max-width: 78rem }
h1 { font-size: 1.5rem; margin: 0 } h2 { font-size: 1.05rem; margin: 2rem 0 .5rem } p { margin: .25rem 0; max-width: 75ch }
.muted { color: #5a6272 } .tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); gap: .75rem; margin: 1.25rem 0 }
.tile { border: 1px solid #e3e5ea; border-radius: .5rem; padding: .6rem .8rem } .tile b { display: block; font-size: 1.3rem; font-variant-numeric: tabular-nums }
.charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(26rem, 1fr)); gap: 1rem } .charts svg { width: 100%; border: 1px solid #e3e5ea; border-radius: .5rem }
.wide { overflow-x: auto } table { border-collapse: collapse; font-variant-numeric: tabular-nums } th, td { padding: .3rem .7rem; text-align: right; border-bottom: 1px solid #e3e5ea }
th:first-child, td:first-child { text-align: left } .met { color: #1a8a4a } .missed { color: #c62f3b; font-weight: 600 }
@media (max-width: 30rem) { .charts { grid-template-columns: 1fr } }`

const ms = (value: number) => (Number.isFinite(value) ? value.toFixed(0) : '–')
const counts = (values: Record<string, number>) =>
  Object.entries(values)
    .map(([name, count]) => `${name}: ${count}`)
    .join(', ')

const heading = [
  '',
  'sent',
  'answers',
  'refused',
  'lost',
  'offered/s',
  'answered/s',
  'p50 ms',
  'p95 ms',
  'p99 ms',
  'slowest',
  'statuses',
  'codes',
]
const row = (name: string, figures: Figures): string[] => [
  name,
  String(figures.requests),
  String(figures.answers),
  String(figures.verdicts.refused),
  String(figures.requests - figures.answers - figures.verdicts.refused),
  figures.offeredPerSecond.toFixed(1),
  figures.answeredPerSecond.toFixed(1),
  ms(figures.p50Ms),
  ms(figures.p95Ms),
  ms(figures.p99Ms),
  ms(figures.slowestMs),
  counts(figures.statuses),
  counts(figures.codes),
]

const table = (head: string[], rows: string[][]): string => {
  const cells = (tag: string, values: string[]) =>
    values.map((value) => `<${tag}>${escapeText(value)}</${tag}>`).join('')
  const body = rows.map((each) => `<tr>${cells('td', each)}</tr>`).join('\n')
  return `<div class="wide"><table><thead><tr>${cells('th', head)}</tr></thead><tbody>\n${body}\n</tbody></table></div>`
}

const tiles = ({ total, knee, perCore }: Report): string => {
  const shown: [string, string][] = [
    ['requests', String(total.requests)],
    ['answered', `${(100 * (1 - total.unansweredShare)).toFixed(2)} %`],
    ['answered per second', total.answeredPerSecond.toFixed(1)],
    ['p50', `${ms(total.p50Ms)} ms`],
    ['p95', `${ms(total.p95Ms)} ms`],
    ['p99', `${ms(total.p99Ms)} ms`],
    ...(knee
      ? ([['knee, per second', `${knee.because ? '' : '> '}${knee.holdsPerSecond.toFixed(1)}`]] as [string, string][])
      : []),
    ...(perCore ? ([['per second and core', perCore.requestsPerSecond.toFixed(2)]] as [string, string][]) : []),
  ]
  return shown
    .map(([name, value]) => `<div class="tile">${escapeText(name)}<b>${escapeText(value)}</b></div>`)
    .join('\n')
}

const processes = (report: Report): string =>
  report.processes.length === 0
    ? ''
    : `<h2>Processes</h2>${table(
        ['', 'CPU s', 'CPU ms per request', 'MB before', 'MB after'],
        report.processes.map(({ url, cpuSeconds, residentMbBefore, residentMbAfter }) => [
          url,
          cpuSeconds.toFixed(1),
          ((1000 * cpuSeconds) / report.total.requests).toFixed(2),
          residentMbBefore.toFixed(0),
          residentMbAfter.toFixed(0),
        ]),
      )}`

/** The report as one HTML file that needs nothing else. */
export const makePage = (report: Report): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Load: ${escapeText(report.scenario)}</title><style>${style}</style></head><body>
<h1>Load: ${escapeText(report.scenario)}</h1>
<p class="muted">${escapeText(report.about)}. ${escapeText(report.url)}, ${escapeText(report.startedAt)}, ${report.seconds.toFixed(0)} s${report.endedEarly ? `; ended early, ${escapeText(report.endedEarly)}` : ''}.</p>
${report.thresholds.map(({ text, met }) => `<p class="${met ? 'met' : 'missed'}">${met ? 'Met' : 'Missed'}: ${escapeText(text)}</p>`).join('\n')}
<div class="tiles">${tiles(report)}</div>
${report.knee?.because ? `<p>Past the knee: ${escapeText(report.knee.because)}. Most answered: ${report.knee.mostPerSecond.toFixed(1)} per second.</p>` : ''}
<div class="charts">${drawCharts(report).join('\n')}</div>
<h2>Phases</h2>${table(heading, [...report.phases.map((phase) => row(phase.name, phase.figures)), row('all', report.total)])}
<h2>Kinds</h2>${table(
  heading,
  Object.entries(report.kinds).map(([kind, figures]) => row(kind, figures)),
)}
${processes(report)}
<h2>Notes</h2>
${report.probed.map((probed) => `<p>${escapeText(describeProbe(probed))}.</p>`).join('\n')}
<p>Latency counts from when a request was due. Requests left at most ${ms(report.departureLagP99Ms)} ms behind their time (p99). Lost: late (504), broken, wrong, or not sent because too many were under way. Status 0: no answer from the connection.</p>
${report.perCore ? `<p>Per second and core: from ${escapeText(report.perCore.from)}.</p>` : ''}
</body></html>
`
