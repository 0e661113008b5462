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
  /**
   * Match at and above. One field that says something else takes its whole weight away, at the very least 8 of 146: no
   * document with a contradicting field reaches it.
   */
  percentage: 95,
  /**
   * How much of a difference may be left, in characters, for two readings of one field to be the same. A character weighs
   * what the surer of the two readings is unsure of; clearly read characters that differ weigh 1.
   */
  toleratedDifference: 0.45,
  /** Names are longer, and print and machine readable zone spell them differently. */
  toleratedNameDifference: 0.75,
  /** Short names leave less room: in characters per letter. */
  toleratedPerLetter: 0.12,
  /** A character that one reading has and the other lacks is more likely lost than changed, but at a word's end. */
  lostCharacter: 0.4,
  /** Fields in common that weigh less than this say nothing about two sides; the number alone says enough. */
  leastWeight: 25,
} as const
