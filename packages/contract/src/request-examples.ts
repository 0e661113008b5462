import type { Example } from './examples.js'

/** The fields of a form, pictures by file name: every request variant of the interface's section 4. */
export const requestExamples = {
  ocr: {
    passport: { summary: 'Passport', value: { document_type: 'passport', frontside: 'passport.jpg' } },
    passport_with_id: {
      summary: 'Passport with transaction id and device',
      value: { document_type: 'passport', return_id: true, device: 'IOS', frontside: 'passport.jpg' },
    },
    passport_document_id: {
      summary: 'Passport of a supported country',
      value: { document_type: 'passport', document_id: '052', frontside: 'passport.jpg' },
    },
    passport_plus: {
      summary: 'Passport with its printed text',
      value: { document_type: 'passport_plus', device: 'ANDROID', frontside: 'passport.jpg' },
    },
    identification_card: {
      summary: 'Identity card',
      value: { document_type: 'identification_card', frontside: 'front.jpg', backside: 'back.jpg' },
    },
    sides: {
      summary: 'Identity card, both sides compared',
      value: {
        document_type: 'identification_card',
        validate_sides: true,
        device: 'DESKTOP',
        frontside: 'front.jpg',
        backside: 'back.jpg',
      },
    },
    details: {
      summary: 'Identity card, with what is known of each field',
      value: {
        document_type: 'identification_card',
        details: true,
        frontside: 'front.jpg',
        backside: 'back.jpg',
      },
    },
  },
  liveness: {
    verdict: { summary: 'The verdict alone', value: { selfie: 'selfie.jpg' } },
    details: {
      summary: 'With scores and transaction id',
      value: { details: true, return_id: true, device: 'IOS', selfie: 'selfie.jpg' },
    },
  },
} satisfies Record<string, Record<string, Example>>
