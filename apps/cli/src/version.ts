import { readFileSync } from 'node:fs'

/** Of the package that this command came in: the client's when it was installed from there. */
export const readVersion = (): string =>
  (JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }).version
