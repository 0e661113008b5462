import { readFileSync } from 'node:fs'

/** Version of the package that holds this command: the client, where it was installed with that. */
export const readVersion = (): string =>
  (JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }).version
