import type { Side } from '../evidence/side-evidence.js'
import type { DocumentField } from '../fields/document-field.js'
import type { MrzFormatName } from '../mrz/mrz-format.js'
import type { ParserName } from '../parse/parsers.js'
import type { NationalRuleName } from '../states/index.js'

/** Where a value stands as seen from its label. */
export type Placement = 'same' | 'right' | 'below' | 'above'

/** Left, top, right, bottom as fractions of the document's width and height. */
export type FieldBox = readonly [number, number, number, number]

export interface FieldRule {
  readonly field: DocumentField
  /** Joined by blanks in this order when a field is printed in parts, such as two surnames. */
  readonly part?: number
  /** As printed; without them the label lexicon's phrases for the field. */
  readonly labels?: readonly string[]
  readonly placements?: readonly Placement[]
  readonly fieldBox?: FieldBox
  /** Default: the field's own parser. */
  readonly parser?: ParserName
  /** 9 a digit, A a letter, X either; characters alike in print are read as the one that fits. */
  readonly pattern?: string
  /** The letters that A may stand for, where not all can: Spain's check letters leave out I, O and U. */
  readonly letters?: string
  /** It needs no label: a value that fits its pattern, or is one of its `words`, is taken wherever it stands. */
  readonly anywhere?: boolean
  /** How many lines the value may take. */
  readonly lines?: number
  /** Printed words and what they mean, such as H for M. */
  readonly words?: Readonly<Record<string, string>>
}

/** Surnames and given names on lines of their own, under one label (Mexico's NOMBRE) or none (Panama). */
export interface NameBlock {
  readonly labels: readonly string[]
  /** Where it begins when it has no label. */
  readonly fieldBox?: FieldBox
  readonly lines: number
  readonly order: 'surnames_first' | 'names_first'
  /** All may stand on one line, which is parted by what tells its halves. */
  readonly inline?: boolean
  /** Labels over the parents' names, whose surnames are the holder's too. */
  readonly parents?: readonly string[]
  /** How many surnames everybody has, where that parts the line. */
  readonly surnames?: number
}

/** `optionalDataHead`: the optional data up to its first filler. */
export type MrzPart = 'documentNumber' | 'optionalData' | 'optionalData2' | 'optionalDataHead'

export interface SideRule {
  /** Phrases that tell this side of this document from others. */
  readonly marks: readonly string[]
  /** Numbers of a form that no other document prints, 9 a digit and A a letter: 999-9999999-9. */
  readonly numberForms?: readonly string[]
  readonly fields: readonly FieldRule[]
  readonly nameBlock?: NameBlock
  readonly mrz?: {
    readonly format: MrzFormatName
    /** Where the zone carries what is not in its standard place. */
    readonly carries?: Readonly<Partial<Record<DocumentField, MrzPart>>>
    /** Letters for the sexes that are not ICAO's, and what they mean, such as H for M. */
    readonly genders?: Readonly<Record<string, 'M' | 'F'>>
    /** How many surnames everybody has: where nothing parts them from the given names, the words after these are given names. */
    readonly surnames?: number
    /** The fillers do not part surnames from given names: all of it is one whole name, in this order. */
    readonly wholeName?: NameBlock['order']
    /** The document's codes (I<, ID, IR …), where a state's documents are told apart by them. */
    readonly codes?: readonly string[]
    /** Names of which the zone may hold the first alone. */
    readonly shortens?: readonly DocumentField[]
  }
  /** Kinds of payloads that this side carries; `required` where the document cannot be read without. */
  readonly barcodes?: { readonly payloads: readonly string[]; readonly required?: boolean }
}

export interface Check {
  readonly field: DocumentField
  readonly rule: NationalRuleName
}

export interface Template {
  readonly id: string
  /** Three letters; null: any state. */
  readonly state: string | null
  readonly title: string
  readonly kind: 'card' | 'passport'
  /** Of the names and places on it; es-419: Spanish as Latin America writes it (BCP 47). */
  readonly language?: 'es' | 'es-419' | 'pt'
  /** Width and height. */
  readonly sizeMm: readonly [number, number]
  /** The year in which this design was first issued, where an older one is in use: a side whose dates all lie before shows that. */
  readonly since?: number
  readonly sides: Readonly<Partial<Record<Side, SideRule>>>
  /** The side with the holder's portrait; the front where this is left out. */
  readonly portrait?: Side
  readonly required: readonly DocumentField[]
  readonly checks?: readonly Check[]
  /** From issue to expiry, where all such documents of grown-ups are valid equally long. */
  readonly validYears?: number
  /** Numbers of which nobody published whether both sides carry the same one: compared where both are plainly of one kind. */
  readonly comparedByForm?: readonly DocumentField[]
  /** Where the knowledge of the layout comes from. */
  readonly source: string
}
