// Builds the console when something it is made of is newer than what was built: `npm run build` runs before every command.
import { copyFileSync, existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const folder = import.meta.dirname
const built = join(folder, 'dist/site/index.html')

const newest = (path) => {
  const stats = statSync(path)
  if (!stats.isDirectory()) return stats.mtimeMs
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))))
}

const sources = [
  'index.html',
  'docs.html',
  'capture.html',
  'scalar.mjs',
  'vite.config.js',
  'package.json',
  'src',
  'public',
  '../../packages/capture/src',
  '../../packages/client/src',
  '../../packages/contract/src',
  '../../packages/vision/src/geometry',
]
const isCurrent = existsSync(built) && sources.every((name) => newest(join(folder, name)) < statSync(built).mtimeMs)
if (!isCurrent) {
  const { build } = await import('vite')
  await build({ configFile: join(folder, 'vite.config.js') })
  const { writeScalar } = await import('./scalar.mjs')
  writeScalar(join(folder, 'dist/site'))
  // The file that other pages copy; capture.html loads it, too.
  copyFileSync(join(folder, '../../packages/capture/dist/vivid-capture.js'), join(folder, 'dist/site/vivid-capture.js'))
}
