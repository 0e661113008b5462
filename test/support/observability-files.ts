import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { root } from './service.js'

interface Rule {
  record?: string
  alert?: string
  expr: string
  annotations?: { summary: string; runbook: string }
}
interface Panel {
  id: number
  title: string
  type: string
  targets?: { expr: string }[]
  datasource?: { uid: string }
}
interface Dashboard {
  uid: string
  panels: Panel[]
  templating: { list: { name: string }[] }
}

/** A file of the deployments, as text. */
export const deployed = (path: string) => readFileSync(join(root, 'deploy', path), 'utf8')
export const rules = (parse(deployed('prometheus/alerts.yml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  (group) => group.rules,
)
export const alerts = rules.filter(({ alert }) => alert !== undefined)
const dashboardFiles = readdirSync(join(root, 'deploy/grafana/dashboards'))
export const dashboards = dashboardFiles.map((file) => JSON.parse(deployed(`grafana/dashboards/${file}`)) as Dashboard)
