import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import type { Result, Task } from './plan.js'

/** What earlier runs measured, a line of JSON per task; a run that was stopped goes on where it ended. */
export interface KeptResults<Asked = Task, Told = readonly Result[]> {
  find(task: Asked): Told | undefined
  add(task: Asked, results: Told): void
}

export const openKeptResults = <Asked = Task, Told = readonly Result[]>(
  file: string | undefined,
): KeptResults<Asked, Told> => {
  const known = new Map<string, Told>()
  const lines = file && existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  // The last line is cut short where a run was killed while writing it.
  for (const line of lines.filter((text) => text.endsWith('}'))) {
    const { task, results } = JSON.parse(line) as { task: Asked; results: Told }
    known.set(JSON.stringify(task), results)
  }
  return {
    find: (task) => known.get(JSON.stringify(task)),
    add: (task, results) => {
      if (file) appendFileSync(file, `${JSON.stringify({ task, results })}\n`)
    },
  }
}
