import { type ModelCard, ModelUnavailable } from '@vivid/vision'

/** In the order in which the network answers, which is also that of naming when several are found. */
export const attackNames = ['screen', 'print', 'portrait', 'digital'] as const
export type AttackName = (typeof attackNames)[number]
export type Signals = Readonly<Record<AttackName, number>>

/**
 * A signal at or above its threshold is an attack; the thresholds stand in the model's card beside their origin. Sides without a portrait
 * have their own for prints: many backs are black print on pale ground, which is what a copy looks like. All must be there, whichever side
 * is asked about: a card that lacks one stops the start.
 */
export const attackThresholds = (card: ModelCard, hasPortrait: boolean): Signals => {
  const { thresholds } = card as { thresholds?: Record<string, { value?: number }> }
  const value = (name: AttackName | 'printWithoutPortrait') => {
    const found = thresholds?.[name]?.value
    if (!found || found >= 1) throw new ModelUnavailable(card.id, `thresholds.${name} is missing`)
    return found
  }
  const [print, printWithoutPortrait] = [value('print'), value('printWithoutPortrait')]
  return {
    screen: value('screen'),
    print: hasPortrait ? print : printWithoutPortrait,
    portrait: value('portrait'),
    digital: value('digital'),
  }
}
