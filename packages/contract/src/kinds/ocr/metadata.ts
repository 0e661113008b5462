import type { Language } from '../../error-entry.js'

type Words = Record<Language, string>

const sides: Record<string, Words> = {
  front: { en: 'front', es: 'anverso' },
  back: { en: 'back', es: 'reverso' },
}
const steps: Record<string, Words> = {
  print: { en: 'its printed text could not be read', es: 'no se pudo leer su texto impreso' },
  barcode: { en: 'its QR code or barcode could not be read', es: 'no se pudo leer su código QR o de barras' },
  mrz: { en: 'its machine readable zone could not be read', es: 'no se pudo leer su zona de lectura mecánica (MRZ)' },
  passport: { en: 'the picture shows a passport', es: 'la imagen muestra un pasaporte' },
  'back again': { en: 'the picture shows the back again', es: 'la imagen muestra otra vez el reverso' },
  'front again': { en: 'the picture shows the front again', es: 'la imagen muestra otra vez el anverso' },
}
const fields: Record<string, Words> = {
  document_number: { en: 'the document number was not found', es: 'no se encontró el número del documento' },
  names: { en: 'the given names were not found', es: 'no se encontraron los nombres' },
  surnames: { en: 'the surnames were not found', es: 'no se encontraron los apellidos' },
  birth_date: { en: 'the date of birth was not found', es: 'no se encontró la fecha de nacimiento' },
  gender: { en: 'the gender was not found', es: 'no se encontró el género' },
  expiration_date: { en: 'the expiration date was not found', es: 'no se encontró la fecha de vencimiento' },
}
const others: Record<string, Words> = {
  frontside: { en: 'frontside: the picture of the front', es: 'frontside: la imagen del anverso' },
  backside: { en: 'backside: the picture of the back', es: 'backside: la imagen del reverso' },
  template: { en: 'the kind of document was not recognised', es: 'no se reconoció el tipo de documento' },
}

/** An engine's note of the failing step (`back: mrz`, `field: names`) in words, for 2.8's `details.metadata`. */
export const metadataText = (note: string, language: Language): string => {
  const [place = '', step = ''] = note.split(': ')
  const side = sides[place]?.[language]
  const failed = steps[step]?.[language]
  if (side && failed) return `${side}: ${failed}`
  return (place === 'field' ? fields[step] : others[note])?.[language] ?? note
}
