import { type ErrorEntry, finished, ours, report } from '../../error-entry.js'

const original = {
  en: 'photograph the original itself',
  es: 'fotografíe el documento original',
  pt: 'fotografe o documento original',
} as const

/** 818 to 829, and its failure: the proof of life of a document. */
export const proofErrors = {
  document_check_failed: ours(
    800,
    `The proof of life of the document could not be carried out because of an internal error: ${report.en}.`,
    `No se pudo realizar la prueba de vida del documento por un error interno: ${report.es}.`,
    `Não foi possível fazer a prova de vida do documento por causa de um erro interno: ${report.pt}.`,
  ),
  document_quality_unacceptable: finished(
    818,
    'The image quality is not acceptable for the proof of life of the document: take a sharp photo from closer, in good light.',
    'La calidad de la imagen no es aceptable para la prueba de vida del documento: tome una foto nítida, más de cerca y con buena luz.',
    'A qualidade da imagem não é aceitável para a prova de vida do documento: tire uma foto nítida, mais de perto e com boa luz.',
  ),
  document_on_screen: finished(
    818,
    `The document appears to be shown on a screen: ${original.en}.`,
    `El documento parece mostrarse en una pantalla: ${original.es}.`,
    `O documento parece estar em uma tela: ${original.pt}.`,
  ),
  document_copied: finished(
    818,
    `The document appears to be a printed copy: ${original.en}.`,
    `El documento parece ser una copia impresa: ${original.es}.`,
    `O documento parece ser uma cópia impressa: ${original.pt}.`,
  ),
  document_portrait_replaced: finished(
    818,
    `The portrait of the document appears to have been replaced: ${original.en}.`,
    `La fotografía del documento parece reemplazada: ${original.es}.`,
    `A foto do documento parece ter sido substituída: ${original.pt}.`,
  ),
  document_manipulated: finished(
    818,
    `The document appears to be digitally made or manipulated: ${original.en}.`,
    `El documento parece generado o manipulado digitalmente: ${original.es}.`,
    `O documento parece ter sido gerado ou manipulado digitalmente: ${original.pt}.`,
  ),
  document_not_found: finished(
    819,
    'The document is not detected in the image: lay it on a plain background and show all of it.',
    'No se detecta el documento en la imagen: colóquelo sobre un fondo liso y muéstrelo entero.',
    'O documento não foi detectado na imagem: coloque-o sobre um fundo liso e mostre-o por inteiro.',
  ),
  document_portrait_not_found: finished(
    820,
    'The document photo is not detected in the image: show the side with the photo, uncovered and without reflections.',
    'No se detecta la fotografía del documento en la imagen: muestre el lado de la fotografía, sin cubrirla y sin reflejos.',
    'A foto do documento não foi detectada na imagem: mostre o lado com a foto, sem cobri-la e sem reflexos.',
  ),
  document_cropped: finished(
    821,
    'The document is cropped; part of it is not present in the image: show all four corners.',
    'El documento está recortado; falta una parte en la imagen: muestre las cuatro esquinas.',
    'O documento está cortado; falta uma parte na imagem: mostre os quatro cantos.',
  ),
  document_too_small: finished(
    822,
    'The document covers less than 10 % of the image: move closer.',
    'El documento ocupa menos del 10 % de la imagen: acérquese.',
    'O documento ocupa menos de 10 % da imagem: chegue mais perto.',
  ),
  document_outside_frame: finished(
    823,
    'The document borders are outside of the photo frame: show all four corners.',
    'Los bordes del documento están fuera del encuadre: muestre las cuatro esquinas.',
    'As bordas do documento estão fora do enquadramento: mostre os quatro cantos.',
  ),
  several_documents: finished(
    824,
    'There is more than one document in the photo frame: show only one.',
    'Hay más de un documento en el encuadre: muestre solo uno.',
    'Há mais de um documento no enquadramento: mostre apenas um.',
  ),
  document_near_edge: finished(
    825,
    'The document is near the edges of the photo frame: leave some room around it.',
    'El documento está demasiado cerca de los bordes del encuadre: deje espacio a su alrededor.',
    'O documento está perto demais das bordas do enquadramento: deixe espaço ao redor dele.',
  ),
  document_blurry: finished(
    826,
    'The document is too blurry: hold the camera still and let it focus.',
    'El documento está demasiado borroso: sostenga la cámara sin moverla y deje que enfoque.',
    'O documento está desfocado demais: segure a câmera sem mexer e deixe que ela foque.',
  ),
  document_over_compressed: finished(
    827,
    'The document is overly compressed: send the picture as the camera took it, or compress it less.',
    'El documento está demasiado comprimido: envíe la imagen original de la cámara o comprímala menos.',
    'O documento está comprimido demais: envie a imagem original da câmera ou comprima menos.',
  ),
  document_exposure: finished(
    828,
    'The document is either too bright or too dark: use even light.',
    'El documento está demasiado claro o demasiado oscuro: use una luz uniforme.',
    'O documento está claro ou escuro demais: use uma luz uniforme.',
  ),
  document_reflections: finished(
    829,
    'The document has reflections: tilt it, or move it away from lamps and windows.',
    'El documento tiene reflejos: inclínelo o aléjelo de lámparas y ventanas.',
    'O documento tem reflexos: incline-o ou afaste-o de lâmpadas e janelas.',
  ),
} as const satisfies Record<string, ErrorEntry>
