import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Those that take longest, longest first: the last to start would be what the whole run waits for. */
const longest = [
  'test/deploy/images',
  'test/browser/docs',
  'test/browser/console-flows',
  'test/own-service/dying-workers',
  'test/chaos/chaos',
  'test/service/one-look',
  'test/browser/capture',
  'test/own-service/faults-dependencies',
  'test/own-service/standalone',
  'test/accuracy/accuracy',
  'test/chaos/backfile',
  'test/browser/console',
  'test/accuracy/valid-cards',
  'test/own-service/privacy',
  'test/chaos/cells',
  'test/chaos/failover',
  'test/service/client-package',
  'test/own-service/readiness',
  'test/fuzz/fuzz',
]

/** A project's place is that of its first file: what tests images and types comes before the many small unit tests. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const name = relative(this.ctx.config.root, moduleId)
        .replaceAll('\\', '/')
        .replace(/\.test\.ts$/, '')
      return longest.includes(name) ? longest.indexOf(name) : longest.length
    }
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => place(one) - place(other))
  }
}
