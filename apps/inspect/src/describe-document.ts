import { describeFields, describePicture, type InterpretedDocument, type ReadDocument } from '@vivid/engines/ocr'
import { asSent, thousandths } from '@vivid/engines/picture'

/** What was read, under the interface's names; `describeLiveness` says the rest. */
export const describeDocument = (read: ReadDocument, { template, front, fields }: InterpretedDocument) => {
  const { located, mrz, print } = read
  const { outline } = asSent(read)
  const seen = describePicture(read)
  const failingChecks: readonly string[] = mrz?.reading.failingChecks ?? []
  return {
    width: seen.width,
    height: seen.height,
    document: seen.document,
    documents: located.documents.map(({ kind, quad, confidence }) => ({
      kind,
      quad: outline(quad),
      confidence: thousandths(confidence),
    })),
    mrz: mrz && {
      format: mrz.reading.format,
      lines: mrz.reading.lines,
      valid: mrz.reading.valid,
      failing_checks: failingChecks,
      confidence: thousandths(mrz.attempt.decoded.confidence),
      mean_log_prob: thousandths(mrz.attempt.decoded.meanLogProb),
      name_confidence: thousandths(mrz.attempt.decoded.nameConfidence),
    },
    image_score: mrz?.imageScore ?? null,
    template: template?.id ?? null,
    side: front ? 'front' : 'back',
    barcodes: seen.barcodes,
    lines: (print?.lines ?? []).map(({ text, confidence, characters }) => ({
      text,
      confidence: thousandths(confidence),
      characters: characters.map((one) => thousandths(one.confidence)),
    })),
    fields: describeFields(fields),
  }
}
