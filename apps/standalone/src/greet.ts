import { routes, services } from '@vivid/contract'
import { type ProcessMessage, readConfig } from '@vivid/platform'
import { demo } from './demo.js'
import { audienceClaims, mintToken } from './mint-token.js'

const TOKEN_SECONDS = 24 * 3600

/** Things to try, one a line: what is read, what is caught, who lives, and all of it at once. */
const linesToTry = (base: string): string[] => {
  const curl = 'curl -H "Authorization: Bearer $VIVID_TOKEN"'
  const ocr = `${base}${routes.ocr}`
  // This folder's name may have blanks.
  const file = (name: string, path: string) => `-F "${name}=@${path}"`
  return [
    '# Read a passport:',
    `${curl} -F document_type=passport ${file('frontside', demo.passport)} ${ocr}`,
    '# Proof of life: a card shown on a screen is rejected:',
    `${curl} -F document_type=identification_card ${file('frontside', demo.cardOnScreen)} ${file('backside', demo.cardBack)} ${ocr}`,
    '# Does the selfie show a living person?',
    `${curl} -F details=true ${file('selfie', demo.selfie)} ${base}${routes.liveness}`,
    '# One person in one request: alive, the one on the card, and what the card says:',
    `${curl} -F document_type=identification_card ${file('frontside', demo.cardFront)} ${file('backside', demo.cardBack)} ${file('selfie', demo.holder)} ${base}${routes.biometrics}`,
  ]
}

/** What to do with the service that has just started. */
export const greet = (ports: ProcessMessage['ports'], env: NodeJS.ProcessEnv): string => {
  const { HOST, CONSOLE, NODE_ENV, JWT_SECRET } = readConfig(['HOST', 'CONSOLE', 'NODE_ENV', 'JWT_SECRET'], env)
  const host = ['0.0.0.0', '::'].includes(HOST) ? '127.0.0.1' : HOST.includes(':') ? `[${HOST}]` : HOST
  const base = `http://${host}:${ports.port}`
  const lines = [`Vivid is ready at ${base} (health and metrics on port ${ports.adminPort}); Ctrl-C stops it.`, '']
  if (CONSOLE === 'on' || (CONSOLE === 'auto' && NODE_ENV !== 'production'))
    lines.push(`Open ${base} in a browser and try it: the console has specimens to start with.`)
  lines.push(`Guides are at ${base}/docs, the reference at ${base}/docs/reference.`)
  if (JWT_SECRET) {
    const claims = audienceClaims(env)
    const token = mintToken({
      secret: JWT_SECRET[0]!,
      tenant: 'demo',
      services,
      expiresInSeconds: TOKEN_SECONDS,
      claims,
    })
    lines.push('', 'A token for every service, good for a day, and four lines to try in another terminal:', '')
    lines.push(`export VIVID_URL=${base}`, `export VIVID_TOKEN=${token}`, ...linesToTry('$VIVID_URL'))
    lines.push(
      '',
      'For tests: a token of `npm run -s token -- --sandbox` gets any answer by name (Sandbox-Answer: document_on_screen).',
    )
  }
  return lines.join('\n')
}
