import { filledBlanks, readCompose } from '../deploy/compose-file.js'
import { parseOptions } from '../support/parse-options.js'
import { obtainBases } from './bases.js'
import { buildah, hasImage, reasonAgainst } from './buildah.js'
import { weigh } from './image-content.js'
import { storeKeys } from './servers.js'
import { walkCompose } from './walk-compose.js'

const usage = `npm run images [-- options]: builds every image of docker-compose.yml with buildah, says what is in each, and
walks the compose file: every service is started with its image, command, environment and health check, after what it
depends on; one request of each kind is answered; everything is stopped with SIGTERM within its grace period

  --no-build   start the images that an earlier run built
  --no-walk    build and weigh only

Needs root, buildah, util-linux and redis-server (or valkey-server); no Docker engine. Bases come from the registry, or are
put together with mmdebstrap and npm when it cannot be reached. MinIO (MINIO_SERVER, or minio in the path) serves S3, else
the embedded server; k6 (K6, or k6 in the path) sends the smoke test where there is one. Images of others are not started.

Exit code 1 when something failed, 3 when images cannot be built on this machine.`

const mb = (size: number) => size.toFixed(0).padStart(4)

const build = (images: { image: string; app: string }[]) => {
  const bases = obtainBases((line) => console.log(line))
  console.log(`Bases: ${bases.about}.`)
  for (const { image, app } of images) {
    const startedAt = performance.now()
    const given = [`NODE_IMAGE=${bases.node}`, `DEBIAN_IMAGE=${bases.debian}`, `APP=${app}`]
    // Of the two formats only Docker's knows health checks.
    buildah(
      ...['bud', '--quiet', '--layers', '--format', 'docker', '--isolation', 'chroot', '--network', 'host'],
      ...given.flatMap((pair) => ['--build-arg', pair]),
      ...['--file', 'deploy/Dockerfile', '--tag', image, '.'],
    )
    console.log(`${image} built in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`)
  }
}

const describe = (images: { image: string }[]) => {
  console.log('\nMB, unpacked                     total  system  node  packages  models  ours')
  for (const { image } of images) {
    const { total, system, node, packages, models, ours, largest } = weigh(image)
    const parts = [mb(total), `  ${mb(system)}`, `${mb(node)}`, `    ${mb(packages)}`, `  ${mb(models)}`, mb(ours)]
    console.log(`${image.padEnd(34)}${parts.join('  ')}`)
    console.log(`  largest packages: ${largest.map(([name, size]) => `${name} ${size.toFixed(0)}`).join(', ')}`)
  }
}

const main = async (): Promise<number> => {
  const values = parseOptions('images', usage, {
    'no-build': { type: 'boolean', default: false },
    'no-walk': { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h' },
  })
  if (values.help) {
    console.log(usage)
    return 0
  }
  const reason = reasonAgainst()
  if (reason) {
    console.log(`Images were NOT built or started: ${reason}.`)
    return 3
  }
  const services = readCompose({ ...filledBlanks, ...storeKeys() })
  const images = Object.values(services).flatMap(({ image, build }) => (build ? [{ image, app: build.args.APP }] : []))
  if (!values['no-build'] || !images.every(({ image }) => hasImage(image))) build(images)
  describe(images)
  if (values['no-walk']) return 0
  console.log('\nThe compose file, walked')
  await walkCompose(services, filledBlanks.JWT_SECRET, ({ service, by, lines }) =>
    console.log(`${service.padEnd(18)} ${by}: ${lines.join('; ')}`),
  )
  console.log('\nAll images built, started, answered and stopped.')
  return 0
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(`images: ${(error as Error).message}`)
  process.exitCode = 1
}
