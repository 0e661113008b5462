import { readConfig } from '@vivid/platform'
import type { Demo } from './draw-demo.js'
import { audienceClaims, mintToken } from './mint-token.js'
import type { Supervised } from './supervise.js'

const tokenSeconds = 24 * 3600

/** What to do with the service that has just started. */
export const greet = (ports: Supervised['ports'], env: NodeJS.ProcessEnv, demo: Demo): string => {
  const { HOST, CONSOLE, NODE_ENV } = readConfig(['HOST', 'CONSOLE', 'NODE_ENV'], env)
  const host = ['0.0.0.0', '::'].includes(HOST) ? '127.0.0.1' : HOST.includes(':') ? `[${HOST}]` : HOST
  const base = `http://${host}:${ports.port}`
  const lines = [`Vivid is ready at ${base} (health and metrics on port ${ports.adminPort}); Ctrl-C stops it.`]
  if (CONSOLE === 'on' || (CONSOLE === 'auto' && NODE_ENV !== 'production'))
    lines.push('', `Open ${base} in a browser and try it: the console has specimens to start with.`)
  if (env.JWT_SECRET) {
    const services = ['ocr', 'liveness']
    const token = mintToken({
      secret: env.JWT_SECRET,
      tenant: 'demo',
      services,
      expiresInSeconds: tokenSeconds,
      claims: audienceClaims(env),
    })
    const curl = `curl -H 'Authorization: Bearer ${token}'`
    const url = `${base}/api/v3.2/ocr/`
    lines.push(
      '',
      `Token, good for a day:\n${token}`,
      '',
      'Try it on a passport and on an identity card drawn for you:',
      `${curl} -F document_type=passport -F frontside=@${demo.passport} ${url}`,
      `${curl} -F document_type=identification_card -F frontside=@${demo.cardFront} -F backside=@${demo.cardBack} ${url}`,
    )
  }
  return lines.join('\n')
}
