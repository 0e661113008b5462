import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** A browser of this machine: `CHROMIUM`, or the first one in the path. Nothing is downloaded. */
export const findChromium = (env: NodeJS.ProcessEnv = process.env): string | null => {
  if (env.CHROMIUM) return env.CHROMIUM
  const folders = (env.PATH ?? '').split(delimiter)
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return candidates.find((path) => existsSync(path)) ?? null
}
