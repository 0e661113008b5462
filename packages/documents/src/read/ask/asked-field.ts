import type { DocumentField } from '../../fields/document-field.js'
import type { ParseContext, Parser } from '../../parse/parsed-value.js'
import type { FieldBox, NameBlock, Placement, SideRule, Template } from '../../templates/template.js'

/** A value to look for on one side. */
export interface AskedField {
  readonly field: DocumentField
  readonly part: number
  readonly labels: readonly string[]
  readonly placements: readonly Placement[]
  readonly fieldBox: FieldBox | null
  /** Its pattern alone tells it. */
  readonly anywhere: boolean
  readonly parse: Parser
  readonly context: ParseContext
  /** Columns read as one line may be taken apart for it. */
  readonly isShort: boolean
  readonly lines: number
  /** Whether its state's rule for such numbers holds, where it has one. */
  readonly holds?: ((value: string) => boolean) | undefined
  /** How much of the usual misreadings its labels may have; phrases that differ from others by a word or two take less. */
  readonly leniency: number
}

/** Names on lines of their own under one label, and how each of them is read. */
export interface AskedBlock {
  readonly block: NameBlock
  /**
   * What tells that a whole name stands there: where no template knows it, its label, the label of a name on a side that has no
   * other, or a number that tells the initials.
   */
  readonly toldBy: 'template' | 'label' | 'name' | 'initials'
  readonly name: AskedField
}

/** What is known of a side before its print is read. */
export interface Expected {
  readonly template: Template | null
  /** The template's word on this side. */
  readonly rule: SideRule | null
  readonly today: Date
}
