import type { SidesLink } from '../../sides-link.js'
import type { OcrDetails } from './details.js'

/** What `details` says of the documents in `examples.ts` when they are read well. */
export const sampleDetails = (isCard: boolean, link: SidesLink | null): OcrDetails => {
  const source = isCard ? ('print' as const) : ('mrz' as const)
  const field = { confidence: 0.98, source, agreeing: [source], flags: [] }
  const names = ['document_number', 'names', 'surnames', 'gender', 'birth_date', 'expiration_date']
  const front: OcrDetails['pictures'][number] = {
    picture: 'frontside',
    side: isCard ? 'front' : null,
    quad: null,
    documents: 1,
  }
  return {
    fields: Object.fromEntries(names.map((name) => [name, field])),
    contradictions: [],
    link,
    expired: false,
    age: isCard ? 21 : 52,
    template: isCard ? 'esp-dni' : null,
    pictures: isCard ? [front, { picture: 'backside', side: 'back', quad: null, documents: 1 }] : [front],
  }
}
