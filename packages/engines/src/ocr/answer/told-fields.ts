import type { EngineAnswer, OcrAnswer } from '@vivid/contract'

/** Whether an answer tells a field's value: on its own, in the zone's or the print's part, or on one of the sides. */
export const toldFields = (answer: EngineAnswer<OcrAnswer>): ((name: string) => boolean) => {
  if (answer.outcome === 'rejected') return () => false
  const { body } = answer
  const parts = Object.values(body).filter((part) => typeof part === 'object')
  const told = new Map([body, ...parts].flatMap((part) => Object.entries(part).filter(([, value]) => value !== '')))
  return (name) => told.has(name)
}
