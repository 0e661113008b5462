import type { Text } from '../text/en.js'
import { emptyInquiry, type Inquiry, type PictureName } from './inquiry.js'

export interface Specimen {
  id: keyof Text['specimens']
  /** File names under /specimens/ by the field they are sent in. */
  files: Partial<Record<PictureName, string>>
  options: Partial<Inquiry>
}

const card: Partial<Inquiry> = { documentType: 'identification_card', sides: true }

/** Drawn by `apps/console/specimens/draw.mjs`. */
export const specimens: readonly Specimen[] = [
  { id: 'passport', files: { frontside: 'passport' }, options: { documentType: 'passport_plus' } },
  { id: 'card', files: { frontside: 'card-front', backside: 'card-back' }, options: card },
  {
    id: 'genuine',
    files: { frontside: 'card-front', backside: 'card-back' },
    options: { documentType: 'identification_card', proof: true },
  },
  { id: 'mexico', files: { frontside: 'passport-mexico' }, options: { mexican: true } },
  { id: 'mismatch', files: { frontside: 'card-front', backside: 'other-back' }, options: card },
  {
    id: 'screen',
    files: { frontside: 'card-on-screen', backside: 'card-back' },
    options: { documentType: 'identification_card', proof: true },
  },
  {
    id: 'blurred',
    files: { frontside: 'card-blurred', backside: 'card-back' },
    options: { documentType: 'identification_card', proof: true },
  },
  { id: 'selfie', files: { selfie: 'selfie' }, options: { about: 'selfie' } },
  { id: 'person', files: { selfie: 'selfie-holder', document: 'card-front' }, options: { about: 'person' } },
  { id: 'stranger', files: { selfie: 'selfie', document: 'card-front' }, options: { about: 'person' } },
  { id: 'spoof', files: { selfie: 'selfie-on-screen' }, options: { about: 'selfie' } },
]

export const pictureOf = ({ files }: Specimen): string => `/specimens/${Object.values(files)[0]}.jpg`

/** The specimen as a filled form. */
export const inquiryOf = async ({ files, options }: Specimen): Promise<Inquiry> => {
  const loaded = Object.entries(files).map(async ([name, file]) => {
    const response = await fetch(`/specimens/${file}.jpg`)
    if (!response.ok) throw new Error(`specimen ${file}: ${response.status}`)
    return [name, new File([await response.blob()], `${file}.jpg`, { type: 'image/jpeg' })] as const
  })
  return { ...emptyInquiry, ...options, pictures: Object.fromEntries(await Promise.all(loaded)) }
}
