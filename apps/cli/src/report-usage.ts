import { writeFile } from 'node:fs/promises'
import type { UsageReport } from '@vivid/client'
import type { Command } from './arguments.js'
import { csvOf } from './batch/table.js'
import { connect } from './connect.js'
import { InputError } from './usage.js'

type UsageCommand = Extract<Command, { name: 'usage' }>

/** What every tenant has used, from a gateway's admin port. */
const askAdmin = async (admin: string, period: UsageCommand['period']): Promise<UsageReport> => {
  const address = `${admin.replace(/\/+$/, '')}/usage?${new URLSearchParams(period)}`
  const response = await fetch(address).catch(() => {
    throw new InputError(`there is no admin port at ${admin}`)
  })
  const body = (await response.json()) as UsageReport & { error?: string }
  if (!response.ok) throw new InputError(`HTTP ${response.status}: ${body.error}`)
  return body
}

/** Prints the tenant's own usage, or everybody's where an admin port is named; `--csv` writes it as a table too. */
export const reportUsage = async ({ period, csv, source }: UsageCommand): Promise<void> => {
  const report = 'admin' in source ? await askAdmin(source.admin, period) : await connect(source).usage(period)
  if (csv !== undefined) await writeFile(csv, csvOf(report.kinds))
  console.log(JSON.stringify(report, null, 2))
}
