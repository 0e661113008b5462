import {
  type Device,
  type DocumentType,
  endpointFacts,
  type livenessFiles,
  ocrFiles,
  routes,
} from '@vivid/contract/interface'

export type { DocumentType }

/** The pictures that the page asks for. */
const personFiles = endpointFacts.face_match.files
export type PictureName = (typeof ocrFiles | typeof livenessFiles | typeof personFiles)[number]
/** Whose limit a picture has: a document's or a selfie's. */
export const subjectOf = (name: PictureName): 'document' | 'selfie' =>
  name.startsWith('selfie') ? 'selfie' : 'document'
export type Pictures = Partial<Record<PictureName, File>>

/** What is asked of the service, as the form on the page holds it. */
export interface Inquiry {
  /** `person`: a selfie and a document, is it the same living person? */
  about: 'document' | 'selfie' | 'person'
  pictures: Pictures
  documentType: DocumentType
  /** Passports only: the printed text of the only country that has it. */
  mexican: boolean
  sides: boolean
  /** Whether the token with ID Reader Plus is used. */
  proof: boolean
  details: boolean
  returnId: boolean
  device: '' | Device
}

export const emptyInquiry: Inquiry = {
  about: 'document',
  pictures: {},
  documentType: 'passport',
  mexican: false,
  sides: false,
  proof: false,
  details: true,
  returnId: true,
  device: '',
}

export const paths = { document: routes.ocr, selfie: routes.liveness, person: routes.biometrics } as const

/** Which pictures the question needs, in the interface's order. */
export const neededPictures = ({ about, documentType }: Inquiry): PictureName[] => {
  if (about === 'selfie') return ['selfie']
  if (about === 'person') return [...personFiles]
  return documentType === 'identification_card' ? [...ocrFiles] : ['frontside']
}

/** Which pictures may come with them: whether a head is solid shows once it has turned. */
export const optionalPictures = ({ about }: Inquiry): PictureName[] => (about === 'document' ? [] : ['selfie_turned'])

/** The pictures of the question that are there. */
export const sentPictures = (inquiry: Inquiry): PictureName[] =>
  [...neededPictures(inquiry), ...optionalPictures(inquiry)].filter((name) => inquiry.pictures[name])

export const isFilled = (inquiry: Inquiry): boolean => neededPictures(inquiry).every((name) => inquiry.pictures[name])

/** The text fields of the form, as they are sent. */
export const fieldsOf = (inquiry: Inquiry): [name: string, value: string][] => {
  const { about, documentType, mexican, sides, details, returnId, device } = inquiry
  const isDocument = about === 'document'
  const wanted: [string, string | false][] = [
    ['document_type', isDocument && documentType],
    ['document_id', isDocument && documentType === 'passport' && mexican && '052'],
    ['validate_sides', isDocument && documentType === 'identification_card' && sides && 'True'],
    ['details', details && 'True'],
    ['return_id', returnId && 'True'],
    ['device', device !== '' && device],
  ]
  return wanted.filter((field): field is [string, string] => field[1] !== false)
}
