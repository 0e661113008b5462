/** A word that says something else than the glossary in packages/ARCHITECTURE.md has for it. */
export interface Avoided {
  /** Of an identifier's or a comment's words, in small letters. */
  readonly word: RegExp
  readonly say: string
  /** Where it is avoided; everywhere unless given. */
  readonly within?: RegExp
  /** Files in which it has the glossary's meaning. */
  readonly right?: RegExp
}

/** Identifiers that are not ours. */
export const foreign = new Set(['allSettled', 'charCodeAt', 'fromCharCode'])

export const avoided: readonly Avoided[] = [
  {
    word: /^settl/,
    say: 'a promise settles; a value is chosen, corrected or repaired, a contradiction resolved, a machine idle',
    right:
      /^(apps\/gateway\/src\/(request\/join-replies|routes\/biometrics)|packages\/platform\/src\/queue\/(round-trip|when-ready)|test\/chaos\/send-watched|test\/fuzz\/(http\/exchange|images\/fuzz-pictures))\.ts$/,
  },
  { word: /^noughts?$/, say: 'zero; of a quantised tensor its zero point' },
  {
    word: /^(whole|opened)$/,
    say: 'integers, and dequantised: the words of quantisation',
    within:
      /^models\/training\/vivid_training\/shipping\/(rounding|round_answers|join_relu|open_first|unquantise)\.py$/,
  },
  {
    word: /^zones?$/,
    say: 'a field box; a zone is the machine readable one',
    within:
      /^packages\/documents\/src\/(choose\/score-field-boxes|read\/print\/(align-field-boxes|place-value|scene|clues\/(block|place)-clues)|templates\/check-template)\.ts$/,
  },
  {
    word: /^codes?$/,
    say: 'barcode or symbol; a code is the number of an error, and a state has a country code',
    within: /^packages\/(vision\/src\/barcode|documents\/src\/barcodes)\//,
    right: /\/aamva-licence\.ts$/,
  },
  {
    word: /^refus/,
    say: 'reject, rejection; what was refused never became an analysis',
    within: /^packages\/engines\/src\/(document-liveness|face-match|id-reader-plus|selfie-liveness)\//,
  },
  {
    word: /^(utils?|helpers?|managers?)$/,
    say: 'what it does',
    within: /\.tsx?$/,
    right: /^packages\/platform\/src\/process\/node-flags\.ts$/,
  },
]
