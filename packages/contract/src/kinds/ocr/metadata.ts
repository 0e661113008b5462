import type { Language, Texts } from '../../languages.js'

const sides: Record<string, Texts> = {
  front: { en: 'front', es: 'anverso', pt: 'frente' },
  back: { en: 'back', es: 'reverso', pt: 'verso' },
}
const steps: Record<string, Texts> = {
  print: {
    en: 'its printed text could not be read',
    es: 'no se pudo leer su texto impreso',
    pt: 'não foi possível ler o texto impresso',
  },
  barcode: {
    en: 'its QR code or barcode could not be read',
    es: 'no se pudo leer su código QR o de barras',
    pt: 'não foi possível ler o código QR ou de barras',
  },
  mrz: {
    en: 'its machine readable zone could not be read',
    es: 'no se pudo leer su zona de lectura mecánica (MRZ)',
    pt: 'não foi possível ler a zona de leitura mecânica (MRZ)',
  },
  passport: {
    en: 'the picture shows a passport',
    es: 'la imagen muestra un pasaporte',
    pt: 'a imagem mostra um passaporte',
  },
  'back again': {
    en: 'the picture shows the back again',
    es: 'la imagen muestra otra vez el reverso',
    pt: 'a imagem mostra o verso outra vez',
  },
  'front again': {
    en: 'the picture shows the front again',
    es: 'la imagen muestra otra vez el anverso',
    pt: 'a imagem mostra a frente outra vez',
  },
}
const fields: Record<string, Texts> = {
  document_number: {
    en: 'the document number was not found',
    es: 'no se encontró el número del documento',
    pt: 'o número do documento não foi encontrado',
  },
  names: {
    en: 'the given names were not found',
    es: 'no se encontraron los nombres',
    pt: 'os nomes não foram encontrados',
  },
  surnames: {
    en: 'the surnames were not found',
    es: 'no se encontraron los apellidos',
    pt: 'os sobrenomes não foram encontrados',
  },
  birth_date: {
    en: 'the date of birth was not found',
    es: 'no se encontró la fecha de nacimiento',
    pt: 'a data de nascimento não foi encontrada',
  },
  gender: { en: 'the gender was not found', es: 'no se encontró el género', pt: 'o gênero não foi encontrado' },
  expiration_date: {
    en: 'the expiration date was not found',
    es: 'no se encontró la fecha de vencimiento',
    pt: 'a data de validade não foi encontrada',
  },
}
const others: Record<string, Texts> = {
  frontside: {
    en: 'frontside: the picture of the front',
    es: 'frontside: la imagen del anverso',
    pt: 'frontside: a imagem da frente',
  },
  backside: {
    en: 'backside: the picture of the back',
    es: 'backside: la imagen del reverso',
    pt: 'backside: a imagem do verso',
  },
  template: {
    en: 'the kind of document was not recognised',
    es: 'no se reconoció el tipo de documento',
    pt: 'o tipo de documento não foi reconhecido',
  },
}

/** An engine's note of the failing step (`back: mrz`, `field: names`) in words, for 2.8's `details.metadata`. */
export const metadataText = (note: string, language: Language): string => {
  const [place = '', step = ''] = note.split(': ')
  const side = sides[place]?.[language]
  const failed = steps[step]?.[language]
  if (side && failed) return `${side}: ${failed}`
  return (place === 'field' ? fields[step] : others[note])?.[language] ?? note
}
