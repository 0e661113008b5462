import { oneOf, readOptions, whole } from '@vivid/command'
import { openKeptResults } from '../kept-results.js'
import { createAskEach } from './ask-each.js'
import { parts } from './parts.js'

const help = `Error rates on labelled pictures, every limit chosen without the source on which it is measured.

npm run -s accuracy -- --honest

  --part NAME    may be given more than once; default all:
${parts.map(({ name, about }) => `                 ${name}: ${about}`).join('\n')}
  --sets DIR     folder of the labelled sets, one folder each; default ../shared/eval
  --people DIR   a checkout of sumanvithaeadala/EthnicityDetection, which holds crops and labels of FairFace (CC BY 4.0)
  --most N       of those people only the first N; default all
  --resume FILE  keep what the engines say of every picture here, and ask nothing again that is in it; start a new file
                 when code changes
  --help         this
`

const options = {
  honest: { type: 'boolean', default: false },
  part: { type: 'string', multiple: true },
  sets: { type: 'string', default: '../shared/eval' },
  people: { type: 'string' },
  most: { type: 'string' },
  resume: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const

export const measureHonest = async (args: readonly string[]): Promise<void> => {
  const { values } = readOptions(args, options)
  if (values.help) {
    process.stdout.write(help)
    return
  }
  const names = parts.map(({ name }) => name)
  const wanted = (values.part ?? names).map((name) => oneOf('--part', name, names))
  const askEach = createAskEach({
    kept: openKeptResults(values.resume),
    nowMs: () => performance.now(),
    tell: (progress) => process.stderr.write(`${progress}\n`),
  })
  const folders = {
    sets: values.sets,
    ...(values.people !== undefined && { people: values.people }),
    ...(values.most !== undefined && { most: whole('--most', values.most, 1) }),
  }
  for (const { name, measure } of parts) {
    if (wanted.includes(name)) console.log(`${name}\n\n${await measure(folders, askEach)}\n`)
  }
}
