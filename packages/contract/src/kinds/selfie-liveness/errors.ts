import { type ErrorEntry, finished, ours, report, unusable } from '../../error-entry.js'

/** 700 to 716: whether a selfie lives; and 730 where two of them show two people. */
export const selfieErrors = {
  face_too_close: finished(
    700,
    'The face is too close: move the camera away.',
    'La cara está demasiado cerca: aleje la cámara.',
    'O rosto está perto demais: afaste a câmera.',
  ),
  face_near_border: finished(
    701,
    'The face is too close to the borders: move it to the middle of the picture.',
    'La cara está demasiado cerca de los bordes: llévela al centro de la imagen.',
    'O rosto está perto demais das bordas: leve-o para o centro da imagem.',
  ),
  face_incomplete: finished(
    702,
    'The face is incomplete: show the whole face, from the forehead to the chin.',
    'La cara está incompleta: muestre toda la cara, de la frente al mentón.',
    'O rosto está incompleto: mostre o rosto inteiro, da testa ao queixo.',
  ),
  face_obstructed: finished(
    703,
    'The face is obstructed: remove masks, dark glasses, hands or objects.',
    'La cara está obstruida: quítese mascarillas y lentes oscuros, y retire manos u objetos.',
    'O rosto está obstruído: tire máscaras e óculos escuros e afaste mãos ou objetos.',
  ),
  face_not_found: finished(
    704,
    'No face was detected: place your face in the middle of the picture, in good light.',
    'No se detectó ninguna cara: coloque su cara en el centro de la imagen, con buena luz.',
    'Nenhum rosto foi detectado: coloque o rosto no centro da imagem, com boa luz.',
  ),
  several_faces: finished(
    705,
    'There are too many faces: show one face only, without other people or portraits in the picture.',
    'Hay demasiadas caras: muestre una sola, sin otras personas ni retratos en la imagen.',
    'Há rostos demais: mostre um só, sem outras pessoas nem retratos na imagem.',
  ),
  face_too_small: finished(
    706,
    'The face has too few pixels: move closer to the camera or use a better one.',
    'La cara tiene muy pocos píxeles: acérquese a la cámara o use una mejor.',
    'O rosto tem poucos pixels: aproxime-se da câmera ou use uma melhor.',
  ),
  face_angle: finished(
    707,
    'The angle of the face is incorrect: hold your head straight and look into the camera.',
    'El ángulo de la cara es incorrecto: mantenga la cabeza recta y mire a la cámara.',
    'O ângulo do rosto está incorreto: mantenha a cabeça reta e olhe para a câmera.',
  ),
  face_not_turned: finished(
    707,
    'The head is not turned as it should be between the two pictures: look straight into the camera in the first, and turn your head 15 to 25 degrees to one side for the second.',
    'La cabeza no está girada como debería entre las dos imágenes: mire de frente a la cámara en la primera y gire la cabeza de 15 a 25 grados hacia un lado en la segunda.',
    'A cabeça não está virada como deveria entre as duas imagens: olhe de frente para a câmera na primeira e vire a cabeça de 15 a 25 graus para um lado na segunda.',
  ),
  selfie_unreadable: finished(
    708,
    'The image could not be read: send a whole JPEG, PNG, WebP or HEIC picture of at most 50 megapixels.',
    'No se pudo leer la imagen: envíe una imagen JPEG, PNG, WebP o HEIC completa de 50 megapíxeles como máximo.',
    'Não foi possível ler a imagem: envie uma imagem JPEG, PNG, WebP ou HEIC completa de no máximo 50 megapixels.',
  ),
  selfie_missing: unusable(
    708,
    400,
    'The selfie was not sent in the request: add a picture of the face.',
    'No se envió la selfie en la solicitud: agregue una imagen de la cara.',
    'A selfie não foi enviada na solicitação: adicione uma imagem do rosto.',
  ),
  selfie_too_large: unusable(
    708,
    413,
    'The image is larger than this service accepts: send a smaller one.',
    'La imagen es más grande de lo que admite este servicio: envíe una más pequeña.',
    'A imagem é maior do que este serviço aceita: envie uma menor.',
  ),
  selfie_processing_failed: ours(
    709,
    `Error processing the image: ${report.en}.`,
    `Error al procesar la imagen: ${report.es}.`,
    `Erro ao processar a imagem: ${report.pt}.`,
  ),
  face_borders_failed: ours(
    710,
    `Error predicting the face borders: ${report.en}.`,
    `Error al predecir los bordes de la cara: ${report.es}.`,
    `Erro ao prever as bordas do rosto: ${report.pt}.`,
  ),
  liveness_failed: ours(
    711,
    `Internal liveness error: ${report.en}.`,
    `Error interno de la prueba de vida: ${report.es}.`,
    `Erro interno da prova de vida: ${report.pt}.`,
  ),
  liveness_unknown: ours(
    712,
    `Unknown error: ${report.en}.`,
    `Error desconocido: ${report.es}.`,
    `Erro desconhecido: ${report.pt}.`,
  ),
  selfie_quality: finished(
    713,
    'The image quality of the selfie is not acceptable: clean the lens, hold still and look straight into the camera, in even light.',
    'La calidad de la imagen de la selfie no es aceptable: limpie la lente, no se mueva y mire de frente a la cámara, con luz uniforme.',
    'A qualidade da imagem da selfie não é aceitável: limpe a lente, não se mexa e olhe de frente para a câmera, com luz uniforme.',
  ),
  selfie_conditions: finished(
    714,
    'The minimum image conditions of the selfie are not met: use even light, neither dark nor glaring, and hold still.',
    'No se cumplen las condiciones mínimas de la imagen de la selfie: use una luz uniforme, ni oscura ni deslumbrante, y no se mueva.',
    'A imagem da selfie não atende às condições mínimas: use uma luz uniforme, nem escura nem ofuscante, e não se mexa.',
  ),
  liveness_score: finished(
    715,
    'The minimum score for liveness was not met: take the selfie in person, not of a photo or a screen.',
    'No se alcanzó la puntuación mínima de la prueba de vida: tome la selfie en persona, no de una foto o pantalla.',
    'A pontuação mínima da prova de vida não foi atingida: tire a selfie em pessoa, não de uma foto ou de uma tela.',
  ),
  face_is_flat: finished(
    715,
    'Both pictures show one flat picture of a face: take them in person, not of a photo or a screen.',
    'Las dos imágenes muestran una misma imagen plana de una cara: tómelas en persona, no de una foto o pantalla.',
    'As duas imagens mostram uma mesma imagem plana de um rosto: tire-as pessoalmente, não de uma foto ou tela.',
  ),
  eyes_closed: finished(
    716,
    'The eyes were detected closed: look into the camera with both eyes open.',
    'Se detectaron los ojos cerrados: mire a la cámara con ambos ojos abiertos.',
    'Os olhos foram detectados fechados: olhe para a câmera com os dois olhos abertos.',
  ),
  selfies_differ: finished(
    730,
    'The two pictures show different people: take both of the same person, one right after the other.',
    'Las dos imágenes muestran a personas distintas: tome ambas de la misma persona, una justo después de la otra.',
    'As duas imagens mostram pessoas diferentes: tire ambas da mesma pessoa, uma logo depois da outra.',
  ),
} as const satisfies Record<string, ErrorEntry>
