import { execFileSync, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const hasOpenssl = (): boolean => spawnSync('openssl', ['version']).status === 0

export interface Certificates {
  ca: string
  server: { cert: string; key: string }
  client: { cert: string; key: string }
}

const days = '2'

/** An authority of its own, and what it signed for a server at 127.0.0.1 and for a client; paths of PEM files. */
export const makeCertificates = (folder: string): Certificates => {
  const at = (name: string) => join(folder, name)
  const openssl = (...args: string[]) => execFileSync('openssl', args, { stdio: 'ignore' })
  const request = ['req', '-newkey', 'rsa:2048', '-nodes']
  openssl(
    ...request,
    '-x509',
    '-days',
    days,
    '-subj',
    '/CN=Test authority',
    '-keyout',
    at('ca.key'),
    '-out',
    at('ca.pem'),
  )
  writeFileSync(at('names'), 'subjectAltName=IP:127.0.0.1,DNS:localhost\n')
  const sign = (name: string) => {
    openssl(...request, '-subj', `/CN=${name}`, '-keyout', at(`${name}.key`), '-out', at(`${name}.csr`))
    const by = ['-CA', at('ca.pem'), '-CAkey', at('ca.key'), '-CAcreateserial', '-days', days, '-extfile', at('names')]
    openssl('x509', '-req', '-in', at(`${name}.csr`), '-out', at(`${name}.pem`), ...by)
    return { cert: at(`${name}.pem`), key: at(`${name}.key`) }
  }
  return { ca: at('ca.pem'), server: sign('server'), client: sign('client') }
}
