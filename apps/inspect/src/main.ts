import { mkdir, writeFile } from 'node:fs/promises'
import { UsageError } from '@vivid/command'
import { Piscina } from 'piscina'
import { type Arguments, parseArguments, usage } from './arguments.js'
import { listPictures } from './list-pictures.js'
import type { PageSection } from './page/page-section.js'
import { renderPage, type ShownPicture } from './page/render-page.js'
import { runInOrder } from './run-in-order.js'

/** One line of output, and what the page shows of it. */
interface Answer {
  readonly file: string
  readonly error?: string
  readonly section?: PageSection
}

/** Where the lines go; closed by a reader that has seen enough. */
interface Output {
  readonly isClosed: boolean
}

/** One looked at and one waiting, so that no thread idles. */
const PICTURES_PER_THREAD = 2

const DEFAULT_STACK_MB = 4
/** Seen: 15 kB of arguments fill the 4 MB that a thread has by default. */
const STACK_BYTES_PER_LETTER = 600

/** ONNX Runtime searches the command line by a recursive expression, whose depth is the line's length: a long one ends the process. */
const stackMbFor = (argv: readonly string[]): number =>
  DEFAULT_STACK_MB + Math.ceil((argv.join(' ').length * STACK_BYTES_PER_LETTER) / 2 ** 20)

const main = async (argv: readonly string[], output: Output): Promise<number> => {
  // The library that runs networks would tell Microsoft about them; read from a thread it must be set before.
  process.env.ORT_DISABLE_TELEMETRY = '1'
  const given = parseArguments(argv)
  if (!given) {
    console.log(usage)
    return 0
  }
  const pictures = await listPictures(given.paths)
  if (pictures.length === 0) throw new UsageError('no picture found')
  if (given.annotate) await mkdir(given.annotate, { recursive: true })
  return inspectAll(given, pictures, output)
}

const inspectAll = async (
  { as, threads, annotate, page, models }: Arguments,
  pictures: readonly string[],
  output: Output,
): Promise<number> => {
  const pool = new Piscina({
    filename: new URL('./worker.js', import.meta.url).href,
    maxThreads: Math.min(threads, pictures.length),
    workerData: { as, annotate, page, models },
    resourceLimits: { stackSizeMb: stackMbFor(process.argv) },
  })
  // A thread that cannot start also rejects the pictures given to it; that is where it is reported.
  pool.on('error', () => {})
  try {
    let failed = false
    const shown: ShownPicture[] = []
    const answers = runInOrder(pictures, PICTURES_PER_THREAD * threads, (file) => pool.run(file) as Promise<Answer>)
    for await (const { section, ...line } of answers) {
      if (output.isClosed) return 0
      failed ||= line.error !== undefined
      if (section) shown.push({ file: line.file, section })
      process.stdout.write(`${JSON.stringify(line)}\n`)
    }
    if (page) await writeFile(page, renderPage(shown))
    return failed ? 1 : 0
  } finally {
    await pool.destroy()
  }
}

/** A reader that closes the pipe early (head) is no error; threads inside native code are waited for, as ending them aborts the process. */
const output = { isClosed: false }
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  output.isClosed = true
})

try {
  process.exitCode = await main(process.argv.slice(2), output)
} catch (error) {
  const isWrongUse = error instanceof UsageError
  const hint = isWrongUse ? '\n\nnpm run -s inspect -- --help lists what it takes.' : ''
  console.error(`inspect: ${(error as Error).message}${hint}`)
  process.exitCode = isWrongUse ? 2 : 1
}
