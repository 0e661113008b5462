import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Those that take longest, longest first: the last to start would be what the whole run waits for. */
export const longest = [
  'test/deploy/images',
  'test/toolchain',
  'test/browser/docs',
  'test/browser/console-flows',
  'test/e2e/readiness',
  'test/e2e/refused-starts',
  'test/e2e/cards',
  'test/browser/capture',
  'test/e2e/proof-of-life',
  'test/e2e/faults-workers',
  'test/e2e/biometrics-faults',
  'test/accuracy/accuracy',
  'test/chaos/failover',
  'test/browser/console',
  'test/accuracy/ocr-engine',
  'test/e2e/async-survival',
  'test/chaos/cells',
  'test/e2e/faults-admission',
  'test/e2e/client-package',
  'test/e2e/redis-away-stops',
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
