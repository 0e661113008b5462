import type { Texts } from '../../languages.js'

/** Why a document that was read is not `valid` (its HTTP status is 200, and it has no code): what is wrong, then what to do. */
export const invalidReasons = {
  sides_contradict: {
    en: 'The two sides contradict each other: photograph both sides of one card.',
    es: 'Los dos lados se contradicen: fotografíe ambos lados de una misma tarjeta.',
    pt: 'Os dois lados se contradizem: fotografe os dois lados de um mesmo documento.',
  },
  side_contradicts_itself: {
    en: 'The printed text of a side contradicts its machine readable zone or barcode: take sharp photos of the original.',
    es: 'El texto impreso de un lado contradice su zona de lectura mecánica o su código de barras: tome fotos nítidas del original.',
    pt: 'O texto impresso de um lado contradiz a zona de leitura mecânica ou o código de barras desse lado: tire fotos nítidas do original.',
  },
  zone_contradicts_print: {
    en: "The passport's machine readable zone contradicts its printed text: take a sharp photo of the original.",
    es: 'La zona de lectura mecánica del pasaporte contradice su texto impreso: tome una foto nítida del original.',
    pt: 'A zona de leitura mecânica do passaporte contradiz o seu texto impresso: tire uma foto nítida do original.',
  },
  check_digit: {
    en: 'A check digit does not hold: take a sharp photo of the original, without reflections.',
    es: 'Un dígito de control no es correcto: tome una foto nítida del original, sin reflejos.',
    pt: 'Um dígito verificador não confere: tire uma foto nítida do original, sem reflexos.',
  },
  dates_contradict: {
    en: 'The dates of birth, issue and expiry cannot follow each other: take a sharp photo of the original.',
    es: 'Las fechas de nacimiento, emisión y vencimiento no pueden seguirse: tome una foto nítida del original.',
    pt: 'As datas de nascimento, emissão e validade não podem suceder-se: tire uma foto nítida do original.',
  },
  sides_unlinked: {
    en: 'The sides could not be shown to be of one card: take sharp photos of both, so that what names the holder can be read.',
    es: 'No se pudo comprobar que los lados sean de una misma tarjeta: tome fotos nítidas de ambos para que se lea lo que nombra al titular.',
    pt: 'Não foi possível comprovar que os lados são de um mesmo documento: tire fotos nítidas dos dois, para que se leia o que identifica o titular.',
  },
  sides_unlinkable: {
    en: 'Nothing stands on both sides of this design, so they cannot be compared: leave validate_sides out, or check the card by other means.',
    es: 'Nada figura en ambos lados de este diseño, por lo que no se pueden comparar: omita validate_sides o compruebe la tarjeta por otros medios.',
    pt: 'Nada consta nos dois lados deste modelo, por isso não podem ser comparados: omita validate_sides ou verifique o documento por outros meios.',
  },
  back_blank: {
    en: 'Nothing stands on the back of this design, so its picture proves nothing: check the card by other means.',
    es: 'El reverso de este diseño no lleva nada, por lo que su imagen no prueba nada: compruebe la tarjeta por otros medios.',
    pt: 'O verso deste modelo não traz nada, por isso a sua imagem não prova nada: verifique o documento por outros meios.',
  },
  side_unread: {
    en: 'One side of the card was not read: send sharp photos of both sides.',
    es: 'Un lado de la tarjeta no se leyó: envíe fotos nítidas de ambos lados.',
    pt: 'Um lado do documento não foi lido: envie fotos nítidas dos dois lados.',
  },
} as const satisfies Record<string, Texts>

export type InvalidReason = keyof typeof invalidReasons
