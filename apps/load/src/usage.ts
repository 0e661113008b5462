import { kinds } from '@vivid/traffic/requests'
import type { Scenario } from './scenarios.js'

const table = (rows: [string, string][]) => rows.map(([name, about]) => `  ${name.padEnd(22)} ${about}`).join('\n')

export const usage = (scenarios: Record<string, Scenario>): string => `npm run load -- [SCENARIO] [options]

Sends documents drawn on the spot to a running gateway and reports what became of them. Open model: requests leave on
the clock, however slow the answers are, and latency counts from when a request was due.

Scenarios (${Object.keys(scenarios)[0]} unless said otherwise):
${table(Object.entries(scenarios).map(([name, { about }]) => [name, about]))}

Kinds of requests:
${table(Object.entries(kinds).map(([name, { about }]) => [name, about]))}

Traffic:
  --url URL              the gateway (http://127.0.0.1:8080)
  --allow-remote         the gateway may be another machine; refused otherwise
  --rate N               arrivals per second that the scenario's multiples are of
  --seconds N            length of the whole scenario; its phases keep their shares
  --mix LIST             kinds with weights, such as passport=3,card=1
  --token TOKEN          or LOAD_TOKEN; otherwise one is signed as \`npm run token\` does
  --pictures N           different pictures per kind (4)
  --level LEVEL          how hard they are to read: clean, moderate, hard (moderate)
  --seed TEXT            equal seeds give equal pictures (1)

Bounds:
  --max-requests N       (100000)
  --max-seconds N        (3600)
  --max-under-way N      requests due while so many are unanswered are not sent, and counted (1024)
  --timeout-ms N         an answer that takes longer is a broken connection (40000)

Figures:
  --metrics URL,URL      the processes' /metrics, for CPU per request and requests per second per core
  --cores N              the service's cores, where --metrics is not given (this machine's, for a local gateway)
  --out PATH             writes PATH.json and PATH.html (load-report)

Thresholds, beside the scenario's own; a missed one is exit code 1:
  --max-unanswered SHARE share of requests without an answer
  --max-p99-ms N
  --min-knee N           requests per second at the knee (steps)

For other tools:
  --write-shots DIR      writes the pictures and a list of the requests, and sends nothing

Exit code: 0 thresholds met, 1 missed or the service cannot be used, 2 wrong arguments.`
