import type { TSchema } from 'typebox'
import { problemsOf } from '../problems-of.js'

/** What keeps a value from fitting the one of these schemas that it is nearest to; empty where it fits one of them. */
export const nearestProblems = (schemas: readonly TSchema[], value: unknown): string[] => {
  const all = schemas.map((schema) => problemsOf(schema)(value).map(({ path, what }) => `${path.join('.')} ${what}`))
  return all.sort((a, b) => a.length - b.length)[0] ?? ['there is no schema']
}
