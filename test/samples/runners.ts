import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { classPathIn, classPathTo } from '../clients/class-path.js'
import { runCsharp } from '../clients/csharp-sdk.js'
import { keptTool, run } from '../clients/kept-tools.js'

interface Sample {
  readonly code: string
  /** Holds the pictures that the sample names, and is where it runs. */
  readonly folder: string
  readonly env: Record<string, string>
}

/** Runs a sample as its reader would; what it printed. */
type Runner = (sample: Sample) => Promise<string>

const written = async ({ code, folder }: Sample, name: string): Promise<string> => {
  const path = join(folder, name)
  await writeFile(path, code)
  return path
}

const python: Runner = async (sample) => {
  const requests = await keptTool('requests==2.32.5', (folder) =>
    run('python3', ['-m', 'pip', 'install', '-q', '--target', folder, 'requests==2.32.5']),
  )
  const env = { ...sample.env, PYTHONPATH: requests }
  return run('python3', [await written(sample, 'sample.py')], env, sample.folder)
}

const OKHTTP = 'com.squareup.okhttp3:okhttp-jvm:5.4.0'

/** Statements as a program: what imports stays above what it is wrapped in. */
const wrapped = (code: string, isImport: (line: string) => boolean, before: string, after: string): string => {
  const lines = code.split('\n')
  return [...lines.filter(isImport), before, ...lines.filter((line) => !isImport(line)), after].join('\n')
}

const java: Runner = async (sample) => {
  const kept = await keptTool(OKHTTP.replaceAll(':', '-'), (folder) => classPathTo(folder, [OKHTTP]))
  const main = 'class Sample { public static void main(String[] args) throws Exception {'
  const code = wrapped(sample.code, (line) => line.startsWith('import '), main, '} }')
  const program = await written({ ...sample, code }, 'Sample.java')
  return run('java', ['-cp', await classPathIn(kept), program], sample.env, sample.folder)
}

/** What .NET 6 and newer write around such statements themselves, for the older compiler that npm has. */
const csharp: Runner = async (sample) => {
  const usings = 'using System; using System.IO; using System.Net.Http; using System.Threading.Tasks;\n'
  const main = 'class Program { static async Task Main() {'
  const code = usings + wrapped(sample.code, (line) => /^using [\w.]+;$/.test(line), main, '} }')
  const source = await written({ ...sample, code }, 'sample.cs')
  return runCsharp({ sources: [source], folder: sample.folder, env: sample.env })
}

/** By the name that the command takes: the name that the page shows, and how its samples run. */
export const runners: Readonly<Record<string, { readonly label: string; readonly run: Runner }>> = {
  curl: { label: 'curl', run: ({ code, folder, env }) => run('bash', ['-c', code], env, folder) },
  node: {
    label: 'TypeScript',
    run: ({ code, folder, env }) => run(process.execPath, ['--input-type=module', '--eval', code], env, folder),
  },
  python: { label: 'Python', run: python },
  php: {
    label: 'PHP',
    run: async (sample) => run('php', [await written(sample, 'sample.php')], sample.env, sample.folder),
  },
  java: { label: 'Java', run: java },
  csharp: { label: 'C#', run: csharp },
}
