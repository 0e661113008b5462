import type { Art, BoxMm, Layout } from '../layouts/layout.js'
import type { Particularise } from '../layouts/particulars.js'
import { specimenMark } from '../layouts/specimen-mark.js'
import type { StateName } from '../layouts/states.js'
import { inventPerson } from '../people/invent-person.js'
import { createRandom, type Random } from '../random.js'
import { chooseNames, chooseOthers, type NameItems } from './choose-items.js'
import { decorate } from './decorate.js'
import { arrangements, dateManners, type Family, manyScripts, numberPatterns, typefaces } from './design-choices.js'
import { furtherLanguages } from './further-languages.js'
import { knownLanguages } from './known-languages.js'
import type { LabelLanguage } from './label-language.js'
import { layOut } from './lay-out.js'
import { unseenLanguages } from './unseen-languages.js'
import { wordLabels } from './word-labels.js'
import { writeNatively } from './write-natively.js'

const languages: Readonly<Record<Family, readonly LabelLanguage[]>> = {
  known: [...Object.values(knownLanguages), ...Object.values(furtherLanguages)],
  unseen: Object.values(unseenLanguages),
}

const states: readonly StateName[] = ['utopia', 'valdoria', 'montelago']

/** A parent of the holder's surname, names in the language's own script, and a whole name as the design writes it. */
const particularise =
  ({ people, script }: LabelLanguage, { whole }: NameItems): Particularise =>
  ({ person: { names, surnames } }, random) => ({
    fields: {
      parents: `${inventPerson(random, { culture: people, nameLength: 'usual' }).names} ${surnames}`,
      ...(script && {
        native_surnames: writeNatively(surnames, script),
        native_names: writeNatively(names, script),
      }),
    },
    wording: whole ? { full_name: whole(surnames, names) } : {},
  })

/** A film that reflects over the names. */
const reflect = (random: Random, [x, y, width]: BoxMm): Art => ({
  art: 'hologram',
  at: [x + random.between(4, width / 2), y + 5],
  radiusMm: random.between(4, 8),
  opacity: random.between(0.2, 0.45),
})

/** A card that no template describes: equal families and numbers give equal designs. */
export const inventDesign = (family: Family, number: number): Layout => {
  const kind = `design-${family}-${number}`
  const random = createRandom(kind)
  const language = random.pick(languages[family])
  const word = wordLabels(random.fork('labels'), language)
  const named = chooseNames(random.fork('names'), word, language)
  const items = { names: named.items, ...chooseOthers(random.fork('others'), word) }
  const [labelFont, valueFont] = language.script ? manyScripts : random.pick(typefaces[family])
  const wanted = {
    labelMm: random.between(1, 1.75),
    valueMm: random.between(1.8, 3.3),
    gapMm: random.between(0.4, 1.6),
  }
  const laid = layOut(random.fork('places'), items, random.pick(arrangements[family]), wanted)
  const [left, top, , height] = laid.portrait
  return {
    kind,
    group: 'id-card',
    title: `invented card, ${family}`,
    format: 'TD1',
    states,
    documentCodes: ['ID'],
    numberPatterns: [random.pick(numberPatterns)],
    optionalData: ['9999999999', '99999999999'],
    validYears: [5, 10],
    people: { culture: language.people },
    particulars: particularise(language, named),
    label: {
      font: labelFont,
      sizeMm: laid.sizes.labelMm,
      paint: random.pick(['accent', 'dark', 'label', 'second', 'ink']),
    },
    value: { font: valueFont, sizeMm: laid.sizes.valueMm, paint: random.pick(['ink', 'ink', 'dark']) },
    dates: random.pick(dateManners),
    faces: [
      {
        side: 'front',
        art: decorate(random.fork('art'), laid.portrait, random.pick(language.labels.title!)),
        fields: laid.places,
        overlay: [
          specimenMark([left, top + height + 3.4], 3),
          ...(random.chance(0.15) ? [reflect(random, laid.names)] : []),
        ],
      },
    ],
  }
}
