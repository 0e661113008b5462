import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorsTable } from '@vivid/contract'
import { configTable } from '@vivid/platform'
import { root } from '../support/service.js'
import { prometheusRule } from './prometheus-rule.js'

const begin = '<!-- variables: made by npm run docs -->'
const end = '<!-- end of variables -->'

/** Documents that are made from code: each turns the file as it stands into the file as it should be. */
export const generated: Record<string, (current: string) => string> = {
  [join(root, 'packages/contract/ERRORS.md')]: () => errorsTable(),
  [join(root, 'deploy/kubernetes/components/monitoring/prometheus-rule.yaml')]: () =>
    prometheusRule(readFileSync(join(root, 'deploy/prometheus/alerts.yml'), 'utf8')),
  [join(root, 'README.md')]: (current) => {
    const [before, rest] = current.split(begin)
    const after = rest?.split(end)[1]
    if (after === undefined) throw new Error('README.md has lost the marks around its table of variables')
    return `${before}${begin}\n\n${configTable()}\n\n${end}${after}`
  },
}
