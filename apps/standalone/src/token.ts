import { readOptions, whole } from '@vivid/command'
import { services } from '@vivid/contract'
import { developmentSecret, readConfig } from '@vivid/platform'
import { audienceClaims, mintToken } from './mint-token.js'

const usage = `npm run token -- [options]: a signed token for development

  --tenant NAME      who calls, the token's \`sub\` (acme)
  --services LIST    any of ${services.join(',')}, comma-separated (all of them)
  --expires SECONDS  how long it holds (3600)
  --sandbox          may ask for sample answers by name (Sandbox-Answer: document_on_screen), which are counted apart
  --operator         may see the state of the service (the console's operating page)
  --development      the same, and may be shown what the engines saw (never by a gateway in production)

Signed with JWT_SECRET, the first where it holds several, or with the development secret of \`npm start\` when it is not set;
for JWT_ISSUER and JWT_AUDIENCE where those are set.`

const fail = (message: string): never => {
  console.error(`token: ${message}\n\n${usage}`)
  process.exit(2)
}

const main = () => {
  const { values } = readOptions(process.argv.slice(2), {
    tenant: { type: 'string', default: 'acme' },
    services: { type: 'string', default: services.join(',') },
    expires: { type: 'string', default: '3600' },
    sandbox: { type: 'boolean', default: false },
    operator: { type: 'boolean', default: false },
    development: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  })
  if (values.help) return console.log(usage)
  const wanted = values.services.split(',').filter(Boolean)
  const unknown = wanted.filter((name) => !(services as readonly string[]).includes(name))
  if (unknown.length > 0) fail(`unknown service ${unknown.join(', ')}`)
  const expiresInSeconds = whole('--expires', values.expires, 1)
  const [secret = developmentSecret] = readConfig(['JWT_SECRET'], process.env).JWT_SECRET ?? []
  const claims = {
    ...audienceClaims(process.env),
    ...(values.sandbox ? { sandbox: true } : {}),
    ...(values.development ? { development: true } : {}),
    ...(values.operator || values.development ? { operator: true } : {}),
  }
  console.log(mintToken({ secret, tenant: values.tenant, services: wanted, expiresInSeconds, claims }))
}

try {
  main()
} catch (error) {
  fail((error as Error).message)
}
