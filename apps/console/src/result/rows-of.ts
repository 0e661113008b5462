import type { SeenField, SeenFields } from '@vivid/contract'
import type { Answer, Body } from '../service/send.js'
import { debugOf } from './debug-of.js'

interface Row {
  name: string
  value: string
  seen: SeenField | undefined
}

export interface Group {
  /** The interface's own name of the part, empty where there is one only. */
  title: string
  rows: Row[]
}

const notFields = new Set(['valid', 'id', 'error', 'error_code', 'details', 'mrz_code', 'match', 'matches_percentage'])

const rows = (part: Body, seen: SeenFields | undefined): Row[] =>
  Object.entries(part)
    .filter(([name, value]) => !notFields.has(name) && typeof value !== 'object')
    .map(([name, value]) => ({ name, value: String(value), seen: seen?.[name] }))

/** The answer's fields as they came, beside how surely and from where they were read. */
export const groupsOf = (answer: Answer): Group[] => {
  const { body, inquiry, status } = answer
  if (inquiry.about !== 'document' || status !== 200 || body.error_code !== undefined || body.match !== undefined)
    return []
  const seen = debugOf(answer).document?.fields
  if (!body.MRZ) return [{ title: '', rows: rows(body, seen) }]
  return [
    { title: 'OCR', rows: rows(body.OCR ?? {}, seen) },
    { title: 'MRZ', rows: rows(body.MRZ, seen) },
  ].filter((group) => group.rows.length > 0)
}

export interface SidePair {
  name: string
  front: Row
  back: Row
  /** Null where one side does not say. */
  isSame: boolean | null
}

/** Interface 2.7, side by side. */
export const pairsOf = (answer: Answer): SidePair[] => {
  const { frontside, backside } = answer.body as { frontside?: Body; backside?: Body }
  if (!frontside || !backside) return []
  const pictures = debugOf(answer).document?.pictures
  const seenOn = (side: 'front' | 'back') => pictures?.find((picture) => picture.side === side)?.fields
  const one = (part: Body, seen: SeenFields | undefined, name: string): Row => ({
    name,
    value: String(part[name] ?? ''),
    seen: seen?.[name],
  })
  return Object.keys(frontside).map((name) => {
    const front = one(frontside, seenOn('front'), name)
    const back = one(backside, seenOn('back'), name)
    const isSame = front.value === '' || back.value === '' ? null : isSameText(front.value, back.value)
    return { name, front, back, isSame }
  })
}

/** As the service compares: marks do not count, and a machine readable zone may cut words short. */
const isSameText = (front: string, back: string): boolean => {
  const [long, short] = [wordsOf(front), wordsOf(back)]
  return short.length <= long.length && short.every((word, i) => long[i]!.startsWith(word))
}

const wordsOf = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().split(' ')
