import { isKind } from '@vivid/traffic/requests'
import { parseOptions } from '../support/parse-options.js'
import { type Mix, readInputs, readMixed } from './inputs.js'
import { mixInWords, planTable } from './tables.js'

const usage = `npm run -s capacity -- [--rate 50,200] [--mix passport=4,selfie=1] [--picture-kb 500] [--costs FILE]
  what so many requests a second need: gateways, workers, Redis, store and network (deploy/CAPACITY.md)
  --mix    weights of passport, plus, card, selfie, proof; without it the load kit's scenario "mixed"
  --costs  a file like deploy/capacity.json, with what you measured on your own machines`

const fail = (message: string): never => {
  console.error(`capacity: ${message}\n\n${usage}`)
  return process.exit(2)
}

const positive = (text: string, what: string): number => {
  const value = Number(text)
  return value > 0 && Number.isFinite(value) ? value : fail(`${what} must be a number above 0, not ${text}`)
}

const parseMix = (text: string): Mix =>
  Object.fromEntries(
    text.split(',').map((part) => {
      const [kind = '', weight = ''] = part.split('=')
      if (!isKind(kind)) fail(`there is no request ${kind}`)
      return [kind, positive(weight, kind)]
    }),
  )

const options = parseOptions('capacity', usage, {
  rate: { type: 'string', default: '10,100,1000,10000' },
  mix: { type: 'string' },
  'picture-kb': { type: 'string' },
  costs: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
})
if (options.help) {
  console.log(usage)
} else {
  const inputs = readInputs(options.costs)
  const pictureKb = options['picture-kb']
  if (pictureKb !== undefined) inputs.sizes.pictureBytes = 1000 * positive(pictureKb, '--picture-kb')
  const mix = options.mix === undefined ? readMixed() : parseMix(options.mix)
  const rates = options.rate.split(',').map((text) => positive(text, '--rate'))
  console.log(`${mixInWords(mix)}; ${inputs.sizes.pictureBytes / 1000} kB a picture\n`)
  console.log(planTable(rates, mix, inputs))
}
