import type { capturePage as english } from '../en/capture-page.js'

export const capturePage: typeof english = {
  capture: {
    title: 'Vivid · Captura',
    heading: 'Captura',
    lead: 'Guía a la persona hasta una foto que el servicio acepta, y la toma por sí misma. Desde esta página no se envía nada.',
    picture: 'Foto',
    choices: {
      'document-front': 'Anverso de un documento',
      'document-back': 'Reverso de un documento',
      selfie: 'Selfie',
      'selfie-turned': 'Selfie, y otra con la cabeza girada',
    },
    taken: 'La foto que se tomó',
    turned: 'Con la cabeza girada',
    good: 'Sin advertencias.',
    sample: 'Lo mismo en su propia página',
    file: 'Copie este archivo a su sitio; no necesita nada más:',
  },
}
