import { defectCodes, isGenuine } from './kinds.js'
import type { LabelledDocument } from './labelled-document.js'

/** A genuine photo may stand in the set a second time, under what is wrong with it: then that code is right for it. */
export const acceptDefects = (documents: readonly LabelledDocument[]): LabelledDocument[] =>
  documents.map((one) => {
    if (!isGenuine(one)) return one
    const others = documents.filter(({ place }) => place === one.place)
    return { ...one, accept: [...one.accept, ...others.flatMap(({ label }) => defectCodes[label] ?? [])] }
  })
