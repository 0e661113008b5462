import type { Demo } from './draw-demo.js'
import { mintToken } from './mint-token.js'
import type { Supervised } from './supervise.js'

const tokenSeconds = 24 * 3600

/** What to do with the service that has just started. */
export const greet = (ports: Supervised['ports'], env: NodeJS.ProcessEnv, demo: Demo): string => {
  const base = `http://${env.HOST && env.HOST !== '0.0.0.0' ? env.HOST : '127.0.0.1'}:${ports.port}`
  const lines = [`Vivid is ready at ${base} (health and metrics on port ${ports.adminPort}); Ctrl-C stops it.`]
  if (env.CONSOLE !== 'off')
    lines.push('', `Open ${base} in a browser and try it: the console has specimens to start with.`)
  if (env.JWT_SECRET) {
    const services = ['ocr', 'liveness']
    const token = mintToken({ secret: env.JWT_SECRET, tenant: 'demo', services, expiresInSeconds: tokenSeconds })
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
