// npm run -s licences [-- --all]: how many dependencies stand under which licence; ends with 1 when one is not permitted.
import { listDependencies } from './dependencies.mjs'

const dependencies = listDependencies()
const groups = new Map()
for (const each of dependencies) {
  const licence = each.licences.join(' AND ') || 'no licence stated'
  groups.set(licence, [...(groups.get(licence) ?? []), each])
}
for (const [licence, members] of [...groups].sort((a, b) => b[1].length - a[1].length)) {
  const [why] = members.flatMap(({ reasons }) => reasons)
  const needed = members.filter(({ dev }) => !dev).length
  console.log(`${licence}: ${members.length}, ${needed} of them at run time${why ? `; allowed as ${why}` : ''}`)
  if (!process.argv.includes('--all')) continue
  for (const { name, version, dev } of members) console.log(`  ${name} ${version}${dev ? ' (development)' : ''}`)
}
const refused = dependencies.filter(({ permitted }) => !permitted)
for (const { name, version, licences } of refused) console.error(`not permitted: ${name} ${version} ${licences.join()}`)
process.exitCode = refused.length === 0 ? 0 : 1
