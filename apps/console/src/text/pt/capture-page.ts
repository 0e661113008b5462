import type { capturePage as english } from '../en/capture-page.js'

export const capturePage: typeof english = {
  capture: {
    title: 'Vivid · Captura',
    heading: 'Captura',
    lead: 'Guia a pessoa até uma foto que o serviço aceita, e a tira por si mesma. Nada é enviado desta página.',
    picture: 'Foto',
    choices: {
      'document-front': 'Frente de um documento',
      'document-back': 'Verso de um documento',
      selfie: 'Selfie',
      'selfie-turned': 'Selfie, e outra com a cabeça virada',
    },
    taken: 'A foto que foi tirada',
    turned: 'Com a cabeça virada',
    good: 'Sem avisos.',
    sample: 'O mesmo na sua própria página',
    file: 'Copie este arquivo para o seu site; ele não precisa de mais nada:',
  },
}
