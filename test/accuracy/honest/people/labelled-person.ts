import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A crop of somebody's face with what FairFace says of the person (CC BY 4.0). */
export interface LabelledPerson {
  readonly file: string
  /** Sex, age and one of seven groups of looks, each beginning with what it is a group of. */
  readonly groups: readonly string[]
}

/** Where the repository that `--people` names keeps labels and crops: FairFace's validation split, of which training saw little. */
const LABELS = 'fairface_label_val.csv'
const CROPS = 'fair_face'

const sexes: Readonly<Record<string, string>> = { Female: 'women', Male: 'men' }
/** Decades of FairFace; younger people are left out. */
const ages: Readonly<Record<string, string>> = {
  '20-29': '20 to 29',
  '30-39': '30 to 39',
  '40-49': '40 to 49',
  '50-59': '50 to 59',
  '60-69': '60 and more',
  'more than 70': '60 and more',
}

/** Adults of the set's rows, which are: file, age, gender, race, and whether the set counts as a service's test. */
export const peopleIn = (csv: string, folder: string): LabelledPerson[] =>
  csv
    .split('\n')
    .slice(1)
    .map((row) => row.trim().split(','))
    .flatMap(([file, age = '', gender = '', race = '']) => {
      const [years, sex] = [ages[age], sexes[gender]]
      if (!file || !years || !sex) return []
      const looks = race.replace('_', ' or ')
      return [
        {
          file: join(folder, CROPS, file),
          groups: [`sex: ${sex}`, `age: ${years}`, `looks: ${looks}`, `looks and sex: ${looks} ${sex}`],
        },
      ]
    })

/** Those whose crop is there: the repository holds a part of the labelled ones. */
export const readPeople = async (folder: string): Promise<LabelledPerson[]> =>
  peopleIn(await readFile(join(folder, LABELS), 'utf8'), folder).filter(({ file }) => existsSync(file))
