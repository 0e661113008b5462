import { number, oneOf, readOptions, UsageError, whole } from '@vivid/command'
import type { Level } from '@vivid/specimens'
import { checkTarget } from './check-target.js'
import type { Thresholds } from './judge-thresholds.js'
import { type Mix, parseMix } from './mix.js'
import type { Scenario } from './scenarios.js'

export interface Arguments {
  scenario: string
  url: string
  mix: Mix
  ratePerSecond: number
  seconds?: number
  thresholds: Thresholds
  picturesPerKind: number
  level: Level
  seed: string
  token?: string
  metricsUrls: string[]
  cores?: number
  maxRequests: number
  maxSeconds: number
  maxUnderWay: number
  timeoutMs: number
  /** Reports go to this path with .json and .html after it. */
  out: string
  /** Only write the requests, for other tools to send. */
  writeShots?: string
}

const text = { type: 'string' } as const
const flag = { type: 'boolean', default: false } as const
const options = {
  url: { ...text, default: 'http://127.0.0.1:8080' },
  'allow-remote': flag,
  rate: text,
  seconds: text,
  mix: text,
  pictures: { ...text, default: '4' },
  level: { ...text, default: 'moderate' },
  seed: { ...text, default: '1' },
  token: text,
  metrics: text,
  cores: text,
  'max-requests': { ...text, default: '100000' },
  'max-seconds': { ...text, default: '3600' },
  'max-under-way': { ...text, default: '1024' },
  'timeout-ms': { ...text, default: '40000' },
  'max-unanswered': text,
  'max-p99-ms': text,
  'min-knee': text,
  out: { ...text, default: 'load-report' },
  'write-shots': text,
  help: { type: 'boolean', short: 'h', default: false },
} as const

/** Null: the caller asked for help. */
export const parseArguments = (
  argv: readonly string[],
  env: NodeJS.ProcessEnv,
  scenarios: Record<string, Scenario>,
): Arguments | null => {
  const { values, positionals } = readOptions(argv, options, { allowPositionals: true })
  if (values.help) return null
  const [name = 'smoke', ...rest] = positionals
  const scenario = Object.hasOwn(scenarios, name) ? scenarios[name]! : undefined
  if (!scenario || rest.length > 0)
    throw new UsageError(
      `there is no scenario "${[...positionals].join(' ')}"; known: ${Object.keys(scenarios).join(', ')}`,
    )
  const token = values.token ?? env.LOAD_TOKEN
  const level = oneOf<Level>('--level', values.level, ['clean', 'moderate', 'hard'])
  const metricsUrls = values.metrics?.split(',').filter(Boolean) ?? []
  for (const url of metricsUrls) checkTarget(url, values['allow-remote'])
  return {
    scenario: name,
    url: checkTarget(values.url, values['allow-remote']),
    mix: values.mix === undefined ? scenario.mix : parseMix(values.mix),
    ratePerSecond: number('--rate', values.rate ?? String(scenario.ratePerSecond), 0.01, 100_000),
    ...(values.seconds && { seconds: number('--seconds', values.seconds, 1, 7 * 24 * 3600) }),
    thresholds: {
      ...scenario.thresholds,
      ...(values['max-unanswered'] && {
        unansweredShare: number('--max-unanswered', values['max-unanswered'], 0, 1),
      }),
      ...(values['max-p99-ms'] && { p99Ms: number('--max-p99-ms', values['max-p99-ms'], 1, 1e7) }),
      ...(values['min-knee'] && { kneePerSecond: number('--min-knee', values['min-knee'], 0, 1e6) }),
    },
    picturesPerKind: whole('--pictures', values.pictures, 1, 200),
    level,
    seed: values.seed,
    ...(token && { token }),
    metricsUrls,
    ...(values.cores && { cores: number('--cores', values.cores, 0.1, 10_000) }),
    maxRequests: whole('--max-requests', values['max-requests'], 1, 1e8),
    maxSeconds: number('--max-seconds', values['max-seconds'], 1, 7 * 24 * 3600),
    maxUnderWay: whole('--max-under-way', values['max-under-way'], 1, 20_000),
    timeoutMs: whole('--timeout-ms', values['timeout-ms'], 100, 600_000),
    out: values.out,
    ...(values['write-shots'] && { writeShots: values['write-shots'] }),
  }
}
