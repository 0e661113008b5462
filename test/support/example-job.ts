import { type AskingForm, endpoints, type GivenJob, type JobKind, jobOf, kindFacts } from '@vivid/contract'

/** The first form that the docs show of a kind's endpoint, with details; and how many pictures it brings by which names. */
export const exampleForm = <Kind extends JobKind>(kind: Kind) => {
  const { docs } = endpoints[kindFacts[kind].endpoint]
  const fields = Object.entries(Object.values(docs.requests)[0]!.value as Record<string, unknown>)
  const isFile = ([, said]: [string, unknown]) => String(said).endsWith('.jpg')
  const form = { ...Object.fromEntries(fields.filter((field) => !isFile(field))), details: true } as AskingForm<Kind>
  return { form, files: fields.filter(isFile).map(([name]) => name) }
}

/** A plain job of a kind whose pictures are all stored under one key. */
export const exampleJob = <Kind extends JobKind>(kind: Kind, given: Omit<GivenJob, 'images'>, key: string) => {
  const { form, files } = exampleForm(kind)
  return jobOf(kind, form, { ...given, images: Object.fromEntries(files.map((name) => [name, key])) })
}
