/** What a model's model.json must say before it may run; whatever else it says is handed on as it stands. */
export interface ModelCard {
  readonly id: string
  readonly weights: string
  readonly sha256: string
  readonly [fact: string]: unknown
}

/** A model is missing or is not the one its card describes: nothing may start with it. */
export class ModelUnavailable extends Error {
  override readonly name = 'ModelUnavailable'

  constructor(
    readonly modelId: string,
    reason: string,
  ) {
    super(`model ${modelId}: ${reason}`)
  }
}

export const parseModelCard = (id: string, text: string): ModelCard => {
  let card: Record<string, unknown>
  try {
    card = JSON.parse(text)
  } catch {
    throw new ModelUnavailable(id, 'model.json is not JSON')
  }
  const { sha256, weights = 'weights.onnx' } = card
  if (card.id !== id) throw new ModelUnavailable(id, `model.json is the card of "${card.id}"`)
  if (typeof sha256 !== 'string' || !/^[0-9a-f]{64}$/.test(sha256)) throw new ModelUnavailable(id, 'sha256 is missing')
  if (typeof weights !== 'string') throw new ModelUnavailable(id, 'weights is no file name')
  return { ...card, id, sha256, weights }
}
