import type { DocumentField } from '../fields/document-field.js'

/** Side matching. The weights say what identifies a person; the rest follows from them. */
export const matchingLimits = {
  /** Only fields that both sides carry count; their weights are shared out over 100 %. */
  weights: {
    document_number: 25,
    surnames: 20,
    birth_date: 20,
    names: 15,
    expiration_date: 12,
    issuing_date: 10,
    gender: 8,
    nationality: 8,
    blood_type: 8,
    CURP: 20,
  } satisfies Partial<Record<DocumentField, number>> as Partial<Record<DocumentField, number>>,
  /** Fields that agree and weigh less than this link no two sides; the number alone does. */
  leastWeight: 25,
  /** Probability from which on a character is read surely. */
  sure: 0.8,
  /** A value that stands in its place less surely than this contradicts nothing, 0…1: it may be another field's. */
  placed: 0.5,
  /** A sex is M or F, and the reader spreads its doubt over all letters. */
  sureSex: 0.35,
} as const
