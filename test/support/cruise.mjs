// Follows all imports below `packages` and `apps` and holds them to the rules given as JSON: in a process of its own, because it
// never lets go of the event loop, and on a busy machine the test runner takes a test file that does not answer for dead.
import { readFileSync, writeFileSync } from 'node:fs'
import { cruise } from 'dependency-cruiser'

const [rulesFile, resultFile] = process.argv.slice(2)
const tsConfig = JSON.parse(readFileSync('tsconfig.json', 'utf8'))
const { output } = await cruise(
  ['packages', 'apps'],
  {
    ruleSet: JSON.parse(readFileSync(rulesFile, 'utf8')),
    validate: true,
    doNotFollow: { path: ['node_modules', '/dist/'] },
    exclude: { path: ['/dist/.*[.]d[.]ts$'] },
    includeOnly: { path: ['^packages/', '^apps/', 'node_modules'] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
  undefined,
  { tsConfig },
)
writeFileSync(resultFile, JSON.stringify(output))
