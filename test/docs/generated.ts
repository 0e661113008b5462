import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AuditLine, errorsTable, TenantsFile } from '@vivid/contract'
import { configTable } from '@vivid/platform'
import { readInputs, readMixed } from '../capacity/inputs.js'
import { costTable, deferredTable, mixInWords, planTable, standingTable } from '../capacity/tables.js'
import { root } from '../support/service.js'
import { designsTable } from './designs-table.js'
import { figuresTables } from './figures-table.js'
import { prometheusRule } from './prometheus-rule.js'
import { pythonInterface, pythonTypes } from './python-types.js'

/** The file with `made` between the marks of that name. */
const between = (current: string, name: string, made: string): string => {
  const [begin, end] = [`<!-- ${name}: made by npm run docs -->`, `<!-- end of ${name} -->`]
  const [before, rest] = current.split(begin)
  const after = rest?.split(end)[1]
  if (after === undefined) throw new Error(`the marks around ${name} are lost`)
  return `${before}${begin}\n\n${made}\n\n${end}${after}`
}

/** For editors and other programs. */
const schemaFile = (schema: object): string =>
  `${JSON.stringify({ $schema: 'https://json-schema.org/draft/2020-12/schema', ...schema }, null, 2)}\n`

const planned = [10, 100, 1_000, 10_000]

/** Documents that are made from code: each turns the file as it stands into the file as it should be. */
export const generated: Record<string, (current: string) => string> = {
  [join(root, 'packages/contract/ERRORS.md')]: () => errorsTable(),
  [join(root, 'deploy/kubernetes/components/monitoring/prometheus-rule.yaml')]: () =>
    prometheusRule(readFileSync(join(root, 'deploy/prometheus/alerts.yml'), 'utf8')),
  [join(root, 'packages/documents/src/sides/README.md')]: (current) =>
    between(current, 'unlinkable designs', designsTable()),
  [join(root, 'packages/client/README.md')]: (current) => between(current, 'unlinkable designs', designsTable()),
  [join(root, 'test/BENCHMARKS.md')]: (current) => between(current, 'figures', figuresTables()),
  [join(root, 'deploy/tenants/tenants.schema.json')]: () => schemaFile(TenantsFile),
  [join(root, 'deploy/audit-line.schema.json')]: () => schemaFile(AuditLine),
  [join(root, 'packages/client-python/src/vivid_client/answers.py')]: () => pythonTypes(),
  [join(root, 'packages/client-python/src/vivid_client/interface.py')]: () => pythonInterface(),
  [join(root, 'deploy/VARIABLES.md')]: (current) => between(current, 'variables', configTable()),
  [join(root, 'deploy/CAPACITY.md')]: (current) => {
    const [inputs, mix] = [readInputs(), readMixed()]
    const about = `${mixInWords(mix)}. ${inputs.sizes.pictureBytes / 1000} kB a picture.`
    const plan = between(current, 'plan', `${about}\n\n${planTable(planned, mix, inputs)}`)
    return between(plan, 'costs', `${costTable(inputs)}\n\n${standingTable(inputs)}\n\n${deferredTable(inputs)}`)
  },
}
