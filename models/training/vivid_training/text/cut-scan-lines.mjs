/**
 * Cuts lines of print from scans of real documents, with their texts, for `train_reader.py` (DATA/lines):
 *
 *     node models/training/vivid_training/text/cut-scan-lines.mjs DATA/lines MIDV2020
 *
 * MIDV2020 holds images/TYPE/NN.jpg and annotations/TYPE.json; specimens 00 to 19 are for measuring and are left out. Needs a built tree.
 * Nobody wrote the values down: they are what the reader that ships reads surely. The fixed labels are typed in below. Every fifth
 * specimen is kept for trials.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decode, findText, jpegOnly, loadModel, project, readText, rectangleToQuad, rectify, sideLengths, subQuad, toGrey } from '@vivid/vision'
import { BESIDE, CAP, ROWS, SHEET_WIDTH, writeLines } from './line-sheets.mjs'

const VIEW_WIDTH = 896

const SURE = 0.93
/** Of a label's letters: as many may be read otherwise. */
const LIKE = 0.25
/** Azerbaijan prints a letter that the reader does not know. */
const TYPES = ['alb_id', 'esp_id', 'est_id', 'fin_id', 'lva_passport', 'srb_passport', 'svk_id']
const LABELS = `
DOCUMENTO NACIONAL DE IDENTIDAD|ESPAÑA|PRIMER APELLIDO|SEGUNDO APELLIDO|NOMBRE|SEXO|NACIONALIDAD|FECHA DE NACIMIENTO|IDESP|VÁLIDO HASTA|DNI NÚM.
EESTI VABARIIK|ISIKUTUNNISTUS|REPUBLIC OF ESTONIA IDENTITY CARD|PEREKONNANIMI / SURNAME|EESNIMED / GIVEN NAMES|SUGU / SEX|KODAKONDSUS / CITIZENSHIP
SÜNNIAEG / DATE OF BIRTH|ISIKUKOOD / PERSONAL CODE|DOKUMENDI NUMBER|DOCUMENT NUMBER|KEHTIV KUNI / DATE OF EXPIRY|DATE OF BIRTH|PERSONAL CODE
Henkilökortti • Identitetskort • Identity card|Kansalaisuus|Korttinumero|Myönnetty Utfärdat (8)
SLOVAK REPUBLIC|SLOVENSKÁ REPUBLIKA|OBČIANSKY PREUKAZ / ID-CARD|Priezvisko / Surname|Meno / Given names|Číslo / No.|Pohlavie / Sex
Štátne občianstvo / Nationality|Dátum narodenia / Date of birth|Rodné číslo / Personal No.|Dátum vydania / Date of issue|Vydal / Issued by
Dátum platnosti / Date of expiry|Podpis držiteľa / Signature
REPUBLIKA E SHQIPËRISË REPUBLIC OF ALBANIA|LETËRNJOFTIM ID|mbiemri/surname|emri/given name|gjinia/sex|shtetësia/nationality|Shqiptare/Albanian
vendlindja/place of birth|datëlindja/date of birth|nr.letërnjoftim/card no.|nr.personal/personal no.|data e lëshimit/date of issue
data e skadimit/date of expiry|autoriteti lëshues/authority|firma/signature
LATVIJA · LATVIA · LETTONIE|1. Uzvārds/Surname/Nom:|3. Pilsonība/Nationality/Nationalité:|5. Dzimums/Sex/Sexe:|7. Personas kods/Personal No./
9. Dzimšanas vieta/Place of birth/|Valsts kods/Code of issuing State/Code du pays:|Tips/Type/Type:|PMLP RĪGAS|PMLP DAUGAVPILS|1.NODAĻA|2.NODAĻA|3.NODAĻA|4.NODAĻA|NODAĻA
11.Paraksts/Holder's signature/Signature du titulaire:|Date de naissance|Lieu de naissance
REPUBLIC OF SERBIA|REPUBLIQUE DE SERBIE|MINISTRY OF INTERNAL AFFAIRS|MUP R SRBIJE, PU ZA GRAD BEOGRAD|MUP R SRBIJE, PU U NOVOM SADU
BEOGRAD, REPUBLIKA SRBIJA|LOZNICA, REPUBLIKA SRBIJA|NEMA ULICE BB|PASSPORT|PASSEPORT`
  .split(/[\n|]/)
  .filter(Boolean)

const [folder, scans] = process.argv.slice(2)
const [detector, reader] = await Promise.all(['text-detector', 'text-reader'].map((id) => loadModel(id)))

function quadsOf(type) {
  const { _via_img_metadata: listed } = JSON.parse(readFileSync(join(scans, 'annotations', `${type}.json`), 'utf8'))
  return new Map(
    Object.values(listed).map(({ filename, regions }) => {
      const { all_points_x: x, all_points_y: y } = regions.find((one) => one.region_attributes.field_name === 'doc_quad').shape_attributes
      return [filename, x.map((at, i) => [at, y[i]])]
    }),
  )
}

async function readScan(file, quad) {
  const { picture } = await decode(readFileSync(file), jpegOnly)
  const { width, height } = sideLengths(quad)
  const heightPx = Math.round((VIEW_WIDTH * height) / width / 16) * 16
  const toPicture = rectangleToQuad(VIEW_WIDTH, heightPx, quad)
  const grey = toGrey(picture)
  const view = rectify(grey, quad, VIEW_WIDTH, heightPx)
  const lines = await readText(reader, view, await findText(detector, view, VIEW_WIDTH), { picture: grey, toPicture })
  return lines.map((line) => {
    const { width: long, height: cap } = sideLengths(line.quad)
    const beside = (BESIDE / CAP) * (cap / long)
    const above = (ROWS / CAP - 1) / 2
    const cut = subQuad(line.quad, -beside, -above, 1 + beside, 1 + above).map((corner) => project(toPicture, corner))
    const widthPx = Math.round((long * CAP) / cap) + 2 * BESIDE
    const strip = rectify(grey, cut, Math.min(widthPx, SHEET_WIDTH), ROWS)
    return {
      text: line.text,
      confidence: line.confidence,
      data: strip.data,
      widthPx,
    }
  })
}

const letters = (text) => text.toLowerCase().replaceAll(/[\s.:;,]/g, '')

function distance(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1))
    row = next
  }
  return row[b.length]
}

/** The label that what was read is most like, if it is like any. */
function labelOf(text) {
  const read = letters(text)
  const [nearest] = LABELS.map((label) => ({ label, off: distance(read, letters(label)) / letters(label).length })).sort((a, b) => a.off - b.off)
  return nearest.off <= LIKE ? nearest.label : null
}

/** Signs of the zone, blanks lost in a date, issuers whose names no label gives. */
const DOUBTFUL = /<|^\d{2} ?\d{6}$|^\d{4} \d{4}$|^MUP|REPUBLIKA/

const kept = []
for (const type of TYPES) {
  const quads = quadsOf(type)
  const files = readdirSync(join(scans, 'images', type)).filter((file) => Number.parseInt(file, 10) >= 20).sort()
  const documents = []
  for (const file of files) documents.push(await readScan(join(scans, 'images', type, file), quads.get(file)))
  for (const [i, lines] of documents.entries())
    for (const line of lines.filter(({ widthPx, text }) => text.length > 1 && widthPx <= SHEET_WIDTH)) {
      const label = labelOf(line.text)
      if (label || (line.confidence >= SURE && !DOUBTFUL.test(line.text))) kept.push({ ...line, text: label ?? line.text, label, trial: i % 5 === 0 })
    }
  console.log(`${type}: ${documents.length} documents, ${kept.length} lines so far, ${kept.filter(({ label }) => label).length} of them labels`)
}
// A label is the same on every document: some of each are enough.
const seen = new Map()
const chosen = kept.filter(({ label, trial }) => {
  const times = (seen.get(`${label}${trial}`) ?? 0) + 1
  seen.set(`${label}${trial}`, times)
  return !label || times <= (trial ? 6 : 24)
})
await writeLines(folder, chosen)
console.log(`${chosen.length} of ${kept.length} lines`)
