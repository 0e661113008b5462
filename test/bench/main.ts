import { UsageError } from '@vivid/command'

/** Resolves to whether its targets were met; a bench without targets resolves to nothing. */
interface Bench {
  run(args: string[]): Promise<unknown>
}

const benches: Record<string, { about: string; load: () => Promise<Bench> }> = {
  plumbing: {
    about:
      'CPU of gateway + worker per request against a bare server that stores the same form, and what privacy adds; nothing lost',
    load: () => import('./plumbing.js'),
  },
  overload: {
    about:
      '100 and 400 callers of seven tenants that come back at once, and one tenant with the costliest pictures, on real engines; --engines echo: the plumbing alone',
    load: () => import('./overload.js'),
  },
  deadlines: {
    about:
      'deadlines that pass at random moments inside each engine: no process ends, the next job is as fast as usual',
    load: () => import('./deadlines.js'),
  },
  fairness: {
    about: "one tenant at ten times its share: how much another tenant's p95 rises",
    load: () => import('./fairness.js'),
  },
  backfile: {
    about:
      'callers that wait, alone and beside a back-file sent without waiting: their p95, and how busy the threads are',
    load: () => import('./backfile.js'),
  },
  hostile: {
    about: 'what a tenant with trivial or costly pictures does to the others, on real engines: refusals and p95',
    load: () => import('./hostile.js'),
  },
  turned: {
    about: 'two pictures of a face: flat things that pass as a turned head, and turned heads that are refused',
    load: () => import('./turned.js'),
  },
  nearer: {
    about: 'the same where people come nearer instead of turning: how flat such pairs look',
    load: () => import('./nearer.js'),
  },
  biometrics: {
    about:
      'combined requests among the single ones they are made of, on real engines: right answers, and p95 against the slowest part',
    load: () => import('./biometrics.js'),
  },
  scaling: {
    about: 'one against two ocr workers with real engines, requests per second per core, cost at concurrency 4 and 256',
    load: () => import('./scaling.js'),
  },
  redis: {
    about:
      'commands, bytes and CPU of Redis per request and per idle process; requests per second that one Redis core carries',
    load: () => import('./redis.js'),
  },
  rolling: {
    about: 'every worker replaced under steady load with real engines: nothing lost, p99 rises by less than a drain',
    load: () => import('./rolling.js'),
  },
  soak: {
    about: 'CPU of the idle service, and memory over --minutes of mixed traffic, for each process',
    load: () => import('./soak.js'),
  },
  workers: {
    about: 'each worker on one and two threads: clock and CPU from start to ready, resident memory per thread',
    load: () => import('./workers.js'),
  },
  legible: {
    about: 'printed values read on photos from sharp to far out of focus, by the sharpness that 826 is decided by',
    load: () => import('./legible.js'),
  },
  codes: {
    about:
      'composition and quality codes on composed photos of specimens, or how many answers change when photos are re-saved',
    load: () => import('./codes.js'),
  },
  formats: {
    about: 'photos of passports as PNG, WebP, AVIF, TIFF, GIF, BMP and HEIC: how many are answered as their JPEG is',
    load: () => import('./formats.js'),
  },
  capture: {
    about:
      'first pictures that the service accepts, with and without the capture component’s guidance, on the same drawn scenes; seconds until taken, CPU of a look',
    load: () => import('./capture.js'),
  },
  genuine: {
    about: 'drawn photos of every kind and side, none of them an attack: how many the proof of life refuses, and why',
    load: () => import('./genuine.js'),
  },
  verdicts: {
    about:
      'attack verdicts on a folder of photos or selfies, and how many change when these are re-saved and looked at anew',
    load: () => import('./verdicts.js'),
  },
  outlines: {
    about:
      'how well attacks on documents are told where the outline is moved a little: what to expect of other pictures',
    load: () => import('./outlines.js'),
  },
  mrz: {
    about: 'MRZ reading against tesseract.js and PP-OCR on the same images',
    load: () => import('./mrz.js'),
  },
  selfie: {
    about: 'CPU per selfie of 2 megapixels, by stage and by network, on one thread',
    load: () => import('./selfie.js'),
  },
  faces: {
    about: 'CPU per pair of a selfie and a document that are compared, with and without decoding, on one thread',
    load: () => import('./faces.js'),
  },
  sureness: {
    about: 'how many characters of drawn cards are read wrongly, by the probability with which they were read',
    load: () => import('./sureness.js'),
  },
  text: {
    about: 'finding and reading print on cut-out cards against tesseract.js and PP-OCR on the same cards',
    load: () => import('./text.js'),
  },
  cards: {
    about: 'both sides of identity cards on one thread: CPU by stage, and what the second opinion adds and costs',
    load: () => import('./cards.js'),
  },
  profile: {
    about: "where one kind of job's CPU goes: by stage, network, owner of the running code and function (--kind)",
    load: () => import('./profile.js'),
  },
  against: {
    about: "another version's engines and this one's in turn on the same pictures: work per core, answers (--ref)",
    load: () => import('./against.js'),
  },
}

const usage = `npm run bench [-- NAME [options]]: measures in one run, as ratios; all of them when no name is given

${Object.entries(benches)
  .map(([name, { about }]) => `  ${name.padEnd(10)} ${about}`)
  .join('\n')}

Exit code 1 when a stated target is missed.`

const isHelp = (arg: string | undefined) => arg === '--help' || arg === '-h'

/** Each bench reads its own options; one that knows no `--help` is told about in a line. */
const runBench = async (chosen: string, args: string[]): Promise<unknown> => {
  const { about, load } = benches[chosen]!
  const { run } = await load()
  try {
    return await run(args)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    if (args.some(isHelp)) return console.log(about)
    console.error(`bench: ${error.message}`)
    process.exit(2)
  }
}

const [name, ...args] = process.argv.slice(2)
if (isHelp(name)) {
  console.log(usage)
} else if (name !== undefined && !(name in benches)) {
  console.error(`bench: there is no ${name}\n\n${usage}`)
  process.exitCode = 2
} else {
  for (const chosen of name === undefined ? Object.keys(benches) : [name]) {
    console.log(`# ${chosen}`)
    if ((await runBench(chosen, args)) === false) process.exitCode = 1
  }
}
