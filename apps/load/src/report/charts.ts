import { type Chart, lineChart } from './line-chart.js'
import type { Report } from './make-report.js'
import type { Moment } from './make-timeline.js'

const colours = { blue: '#2563c9', green: '#1a8a4a', amber: '#c77700', red: '#c62f3b', grey: '#8a91a0' }

const overTime = ({ timeline }: Report): Chart[] => {
  const line = (name: string, colour: string, value: (moment: Moment) => number | null) => ({
    name,
    colour,
    points: timeline.map((moment) => [moment.atSeconds, value(moment)] as const),
  })
  return [
    {
      title: 'What became of the requests',
      xLabel: 'seconds since the start, when they were due',
      yLabel: 'requests per second',
      series: [
        line('offered', colours.grey, (moment) => moment.offeredPerSecond),
        line('answered', colours.green, (moment) => moment.answeredPerSecond),
        line('refused', colours.amber, (moment) => moment.refusedPerSecond),
        line('lost', colours.red, (moment) => moment.lostPerSecond),
      ],
    },
    {
      title: 'How long answers took',
      xLabel: 'seconds since the start, when they were due',
      yLabel: 'milliseconds',
      series: [
        line('p50', colours.green, (moment) => moment.p50Ms),
        line('p95', colours.amber, (moment) => moment.p95Ms),
        line('p99', colours.red, (moment) => moment.p99Ms),
      ],
    },
  ]
}

/** Only for traffic in steps: throughput and latency against what was offered. */
const overRate = ({ phases, knee }: Report): Chart[] => {
  if (!knee) return []
  const points = (value: (figures: Report['total']) => number) =>
    phases.map(({ figures }) => [figures.offeredPerSecond, value(figures)] as const)
  const mark = knee.step >= 0 && knee.because ? { mark: { x: knee.holdsPerSecond, text: 'knee' } } : {}
  const offered = 'requests offered per second'
  return [
    {
      title: 'Throughput',
      xLabel: offered,
      yLabel: 'answered per second',
      series: [
        { name: 'offered', colour: colours.grey, points: points((figures) => figures.offeredPerSecond) },
        { name: 'answered', colour: colours.green, dots: true, points: points((figures) => figures.answeredPerSecond) },
      ],
      ...mark,
    },
    {
      title: 'Latency',
      xLabel: offered,
      yLabel: 'milliseconds',
      series: [
        { name: 'p50', colour: colours.green, dots: true, points: points((figures) => figures.p50Ms) },
        { name: 'p95', colour: colours.amber, dots: true, points: points((figures) => figures.p95Ms) },
        { name: 'p99', colour: colours.red, dots: true, points: points((figures) => figures.p99Ms) },
      ],
      ...mark,
    },
  ]
}

export const drawCharts = (report: Report): string[] => [...overRate(report), ...overTime(report)].map(lineChart)
