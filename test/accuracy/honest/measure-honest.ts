import { oneOf, readOptions } from '@vivid/command'
import { parts } from './parts.js'

const help = `Error rates on labelled pictures, every limit chosen without the source on which it is measured.

npm run -s accuracy -- --honest

  --part NAME   ${parts.map(({ name, about }) => `${name}: ${about}`).join('; ')}; may be given more than once; default all
  --sets DIR    folder of the labelled sets, one folder each; default ../shared/eval
  --help        this
`

const options = {
  honest: { type: 'boolean', default: false },
  part: { type: 'string', multiple: true },
  sets: { type: 'string', default: '../shared/eval' },
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
  for (const { name, measure } of parts) {
    if (wanted.includes(name)) console.log(`${name}\n\n${await measure(values.sets)}\n`)
  }
}
