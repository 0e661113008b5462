import type { Report } from './make-report.js'

const list = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${name}: ${count}`)
    .join(', ') || 'none'
const ms = (value: number) => (Number.isFinite(value) ? `${value.toFixed(0)} ms` : '–')

/** The figures as lines, for the terminal. */
export const describeReport = (report: Report): string[] => {
  const { total, knee, perCore } = report
  return [
    `${report.scenario}: ${total.requests} requests in ${report.seconds.toFixed(0)} s to ${report.url}${report.endedEarly ? `; ended early, ${report.endedEarly}` : ''}`,
    `offered ${total.offeredPerSecond.toFixed(1)} per second, answered ${total.answeredPerSecond.toFixed(1)}`,
    `p50 ${ms(total.p50Ms)}, p95 ${ms(total.p95Ms)}, p99 ${ms(total.p99Ms)}, slowest ${ms(total.slowestMs)}`,
    `outcomes  ${list(total.verdicts)}`,
    `statuses  ${list(total.statuses)}`,
    `codes     ${list(total.codes)}`,
    ...Object.entries(report.kinds).map(
      ([kind, figures]) =>
        `${kind.padEnd(9)} ${figures.requests} sent, ${list(figures.verdicts)}; p50 ${ms(figures.p50Ms)}, p99 ${ms(figures.p99Ms)}${figures.checked ? `; ${figures.right} of ${figures.checked} hold the document number, ${figures.misread} another one` : ''}`,
    ),
    ...(knee
      ? [
          knee.because
            ? `knee      keeps up with ${knee.holdsPerSecond.toFixed(1)} per second; the next step: ${knee.because}; most answered ${knee.mostPerSecond.toFixed(1)} per second`
            : `knee      not reached: kept up with ${knee.holdsPerSecond.toFixed(1)} per second; raise --rate`,
        ]
      : []),
    ...(perCore ? [`per core  ${perCore.requestsPerSecond.toFixed(2)} requests per second (${perCore.from})`] : []),
    ...report.processes.map(
      ({ url, cpuSeconds, residentMbBefore, residentMbAfter }) =>
        `process   ${url}: ${((1000 * cpuSeconds) / total.requests).toFixed(2)} ms CPU per request, ${residentMbBefore.toFixed(0)} → ${residentMbAfter.toFixed(0)} MB`,
    ),
    `own lag   requests left at most ${ms(report.departureLagP99Ms)} behind their time (p99)${report.departureLagP99Ms > 100 ? ': this machine could not keep the timetable' : ''}`,
    ...report.thresholds.map(({ text, met }) => `${met ? 'met      ' : 'MISSED   '} ${text}`),
  ]
}
