/** The page to try the capture component. */
export const capturePage = {
  capture: {
    title: 'Vivid · Capture',
    heading: 'Capture',
    lead: 'Guides a person to a picture that the service accepts, and takes it by itself. Nothing is sent from this page.',
    picture: 'Picture',
    choices: {
      'document-front': 'Front of a document',
      'document-back': 'Back of a document',
      selfie: 'Selfie',
      'selfie-turned': 'Selfie, then with the head turned',
    },
    taken: 'The picture that was taken',
    turned: 'With the head turned',
    good: 'Nothing to warn of.',
    sample: 'The same on your own page',
    file: 'Copy this file to your site; it needs nothing else:',
  },
}
