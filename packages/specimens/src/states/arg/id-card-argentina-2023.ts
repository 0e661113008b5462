import type { Art, Face, Layout } from '../../layouts/layout.js'
import { idCardArgentina } from './id-card-argentina.js'

const [front, back] = idCardArgentina.faces as readonly [Face, Face]
const isBarcode = ({ art }: Art) => art === 'barcode' || art === 'panel'

/** In the style of the electronic Argentine DNI of 2023: the fields of the card before, a QR code on the back. */
export const idCardArgentina2023: Layout = {
  ...idCardArgentina,
  kind: 'id-card-argentina-2023',
  title: 'Argentine-style electronic DNI of 2023, QR code and TD1 on the back',
  issuedYears: [2023, 2026],
  faces: [
    {
      ...front,
      art: [
        ...front.art.filter((item) => !isBarcode(item)),
        { art: 'chip-mark', at: [66, 5], sizeMm: 5, paint: 'dark' },
        { art: 'text', at: [64, 48], text: 'CAN 123456', font: 'grotesk-bold', sizeMm: 2.4, paint: 'ink' },
      ],
      fields: front.fields.filter(({ field }) => field !== 'procedure_number'),
    },
    {
      ...back,
      art: [
        ...back.art.filter(({ art }) => art !== 'fingerprint'),
        { art: 'panel', box: [62, 3, 21, 21], paint: 'white', opacity: 0.95 },
        { art: 'barcode', box: [63.5, 4.5, 18, 18], symbology: 'qrcode', payload: 'sealed' },
      ],
      fields: [
        ...back.fields.map((place) => ({ ...place, widthMm: 50 })),
        { field: 'procedure_number', at: [4, 20.6], widthMm: 30, label: 'TRÁMITE N°:' },
      ],
    },
  ],
}
