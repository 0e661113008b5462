import type { PictureName, Pictures } from './inquiry.js'
import type { Answer } from './send.js'

/** More are not looked at again. */
const MAX_ANSWERS = 8
const key = 'vivid-answers'

type KeptPicture = { name: string; address: string }
type KeptAnswer = Omit<Answer, 'inquiry'> & {
  inquiry: Omit<Answer['inquiry'], 'pictures'> & { pictures: Partial<Record<PictureName, KeptPicture>> }
}
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export const withAnswer = (answer: Answer, before: readonly Answer[]): readonly Answer[] =>
  [answer, ...before].slice(0, MAX_ANSWERS)

/** The last answers, the newest first, with small previews in place of their pictures. */
export const readAnswers = (store: Store): readonly Answer[] => readKept(store).map(thaw)

/** A refused token is not kept: the answer says nothing about the picture. */
export const keepAnswer = async (
  store: Store,
  answer: Answer,
  previewOf: (picture: Blob) => Promise<string | null>,
): Promise<void> => {
  if (answer.status === 401) return
  const pictures: KeptAnswer['inquiry']['pictures'] = {}
  for (const [name, picture] of Object.entries(answer.inquiry.pictures) as [PictureName, File | undefined][]) {
    const address = picture && (await previewOf(picture))
    if (address) pictures[name] = { name: picture.name, address }
  }
  const kept: KeptAnswer = { ...answer, inquiry: { ...answer.inquiry, pictures } }
  const all = [kept, ...readKept(store)].slice(0, MAX_ANSWERS)
  // Where the storage is full the oldest go; where there is none, nothing is kept.
  while (all.length > 0 && !write(store, all)) all.pop()
}

export const forgetAnswers = (store: Store): void => {
  try {
    store.removeItem(key)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

const write = (store: Store, answers: readonly KeptAnswer[]): boolean => {
  try {
    store.setItem(key, JSON.stringify(answers))
    return true
  } catch {
    return false
  }
}

const readKept = (store: Store): KeptAnswer[] => {
  try {
    return JSON.parse(store.getItem(key) ?? '[]') as KeptAnswer[]
  } catch {
    return []
  }
}

const thaw = (kept: KeptAnswer): Answer => {
  const pictures: Pictures = {}
  for (const [name, picture] of Object.entries(kept.inquiry.pictures)) pictures[name as PictureName] = fileOf(picture)
  return { ...kept, inquiry: { ...kept.inquiry, pictures } }
}

const fileOf = ({ name, address }: KeptPicture): File => {
  const bytes = Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (character) => character.charCodeAt(0))
  return new File([bytes], name, { type: 'image/jpeg' })
}
