import { describeFields, describePicture, type InterpretedDocument, type ReadDocument } from '@vivid/engines/ocr'
import type { Quad } from '@vivid/vision'

/** What was read, under the interface's names; `describeLiveness` says the rest. */
export function describeDocument(read: ReadDocument, { template, front, fields }: InterpretedDocument) {
  const { located, mrz, print, scale } = read
  // A large picture was shrunk before it was looked at; what is printed is about the picture as it was given.
  const rounded = (quad: Quad) => quad.map((point) => point.map((px) => Math.round((px / scale) * 10) / 10))
  const seen = describePicture(read)
  return {
    width: seen.width,
    height: seen.height,
    document: seen.document,
    documents: located.documents.map(({ kind, quad, confidence }) => ({
      kind,
      quad: rounded(quad),
      confidence: round(confidence),
    })),
    mrz: mrz && {
      format: mrz.reading.format,
      lines: mrz.reading.lines,
      valid: mrz.reading.valid,
      failing_checks: mrz.reading.failingChecks,
      confidence: round(mrz.attempt.decoded.confidence),
      mean_log_prob: round(mrz.attempt.decoded.meanLogProb),
      name_confidence: round(mrz.attempt.decoded.nameConfidence),
    },
    image_score: mrz?.imageScore ?? null,
    template: template?.id ?? null,
    side: front ? 'front' : 'back',
    barcodes: seen.barcodes,
    lines: (print?.lines ?? []).map(({ text, confidence, characters }) => ({
      text,
      confidence: round(confidence),
      characters: characters.map((one) => round(one.confidence)),
    })),
    fields: describeFields(fields),
  }
}

const round = (value: number) => Math.round(value * 1000) / 1000
