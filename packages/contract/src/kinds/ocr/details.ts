import { type Static, Type } from 'typebox'
import { MaybeSandbox, ReasonName } from '../../answer-parts.js'
import { Choice, named } from '../../choice.js'
import { linkInWords, SidesLink } from '../../sides-link.js'
import { sides } from './document-types.js'
import { ocrEndpointFacts } from './facts.js'

const Text = Type.String()
const Share = Type.Number({ minimum: 0, maximum: 1 })
const Point = Type.Array(Type.Number(), { minItems: 2, maxItems: 2 })

const FieldDetails = Type.Object(
  {
    confidence: Share,
    source: Choice(['mrz', 'barcode', 'print']),
    agreeing: Type.Array(Text, { description: 'Every source that says the same.' }),
    flags: Type.Array(Text, {
      description: 'Why the value is doubtful: check_digit_fails, national_rule_fails, sources_disagree, inconsistent.',
    }),
  },
  named('FieldDetails'),
)

export const OcrContradiction = Type.Object(
  {
    field: Text,
    between: Type.Array(Text, {
      minItems: 2,
      maxItems: 2,
      description: 'front and back, or print and machine (zone or code) of one side.',
    }),
    values: Type.Array(Text, { minItems: 2, maxItems: 2, description: 'What each of the two says.' }),
  },
  named('Contradiction'),
)

const PictureDetails = Type.Object(
  {
    picture: Choice(ocrEndpointFacts.files, { description: 'As it was sent.' }),
    side: Type.Union([Choice(sides), Type.Null()], { description: 'What it shows.' }),
    quad: Type.Union([Type.Array(Point, { minItems: 4, maxItems: 4 }), Type.Null()], {
      description: "The document's corners in the upright picture's pixels, clockwise from its own top left.",
    }),
    documents: Type.Integer({ minimum: 0, description: 'How many documents lie in it: one of them is read.' }),
  },
  named('PictureDetails'),
)

/** Of an answer that failed, and of a sample; the gateway adds them. */
const added = { reason: Type.Optional(ReasonName), sandbox: MaybeSandbox }

const knowledge = {
  fields: Type.Record(Text, FieldDetails, {
    description: 'By the name of the field: those whose values the answer tells.',
  }),
  contradictions: Type.Array(OcrContradiction),
  link: Type.Union([SidesLink, Type.Null()], { description: `${linkInWords.en} Null without a back.` }),
  expired: Type.Union([Type.Boolean(), Type.Null()], { description: 'Null where no expiry was read.' }),
  age: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], { description: 'In years; null without a birth date.' }),
  template: Type.Union([Text, Type.Null()], { description: 'The document that was recognised.' }),
  pictures: Type.Array(PictureDetails),
  ...added,
}

/** What the engine knows beyond the interface, where `details` asks for it. */
export const OcrDetails = Type.Object(knowledge, named('OcrDetails'))
export interface OcrDetails extends Static<typeof OcrDetails> {}
export interface OcrContradiction extends Static<typeof OcrContradiction> {}

/** Of a rejected document: 2.8's `metadata` of identity cards, and the same knowledge where it was asked for and got that far. */
export const OcrFailureDetails = Type.Object(
  {
    metadata: Type.Optional(Type.String({ description: 'Identity cards: which side or step failed, in words.' })),
    ...Type.Partial(OcrDetails).properties,
  },
  named('OcrFailureDetails'),
)
