import { listKinds } from '../layouts/find-layout.js'

export const kindTable = (): string =>
  listKinds()
    .map(
      ({ kind, format, sides, title }) =>
        `  ${kind.padEnd(18)} ${format.padEnd(5)} ${sides.join('+').padEnd(11)} ${title}`,
    )
    .join('\n')

export const help = (): string => `Draws fictional identity documents and writes each picture with its truth as JSON.

npm run specimens -- --kind passport --count 20 --out DIR

  --kind KIND            a kind below, a group (passport, id-card, visa), design-known or design-unseen
                         (each card another invented design) or all; default passport
  --count N              documents; a card with two sides gives two pictures; default 1
  --out DIR              where NAME.jpg and NAME.json go; made if missing
  --seed TEXT            equal seeds give equal files; default 1
  --level LEVEL          clean, moderate, hard, or drawing (flat, no camera); default clean
  --width PX             width of the photo, default 1600; a drawing has its own
  --rotation DEG         turns the document clockwise by exactly this
  --character-height PX  height of the machine readable capitals in the photo
  --format jpg|png       default jpg
  --selfies N            N selfies of each document's holder (NAME-selfie-1.jpg …) and one of
                         somebody else (NAME-stranger.jpg); default 0
  --together             both sides of a card in one photo
  --list                 the kinds alone
  --help                 this

Kinds:
${kindTable()}
`
