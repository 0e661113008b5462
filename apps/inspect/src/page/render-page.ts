import type { PageSection, PlacedText, ShownField } from './page-section.js'

export interface ShownPicture {
  readonly file: string
  readonly section: PageSection
}

const style = `
body { font: 15px/1.5 system-ui, sans-serif; color: #1c2230; background: #fff; margin: 0 auto; padding: 1.5rem; max-width: 90rem }
h1 { font-size: 1.4rem } h2 { font-size: 1.05rem; margin: 2.5rem 0 .5rem } .muted { color: #5a6272 }
.card { display: grid; grid-template-columns: minmax(20rem, 3fr) minmax(18rem, 2fr); gap: 1.25rem; align-items: start }
figure { margin: 0; position: relative } figure img, figure svg { display: block; width: 100% } figure svg { position: absolute; inset: 0; height: 100% }
table { border-collapse: collapse; width: 100% } th, td { text-align: left; padding: .2rem .5rem; border-bottom: 1px solid #e3e5ea; vertical-align: top }
code { font-size: .85em } rect { fill: none; stroke-width: .0022 } .line { stroke: #8a6fb0 } .field-box { stroke: #3f6fa8; stroke-dasharray: .01 .006 }
.label { stroke: #d9834f; fill: #d9834f22 } .other { stroke: #9aa1ad } .field { stroke: #1a8a4a; fill: #1a8a4a22; stroke-width: .004 }
text { font: .018px system-ui, sans-serif; fill: #0d5c30 } .missing { color: #c62f3b } details { margin-top: .75rem }
@media (max-width: 60rem) { .card { grid-template-columns: 1fr } }`

const escapeText = (text: string): string => text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** Places are fractions of width and height: the drawing is as wide as 1, and as high as the document is beside that. */
const box = (kind: string, { text, box: { left, top, right, bottom } }: PlacedText, aspect: number): string =>
  `<rect class="${kind}" x="${left}" y="${top / aspect}" width="${Math.max(0, right - left)}" height="${Math.max(0, bottom - top) / aspect}"><title>${escapeText(text)}</title></rect>`

const named = ({ name, value, box: place }: ShownField, aspect: number): string =>
  place
    ? `${box('field', { text: `${name}: ${value}`, box: place }, aspect)}<text x="${place.left}" y="${place.top / aspect - 0.004}">${escapeText(name)}</text>`
    : ''

const drawing = ({ aspect, lines, labels, fieldBoxes, fields }: PageSection): string => {
  const shapes = [
    ...fieldBoxes.map((one) => box('field-box', one, aspect)),
    ...lines.map((one) => box('line', one, aspect)),
    ...labels.map((one) => box(one.field ? 'label' : 'label other', one, aspect)),
    ...fields.map((one) => named(one, aspect)),
  ]
  return `<svg viewBox="0 0 1 ${1 / aspect}" preserveAspectRatio="none">${shapes.join('')}</svg>`
}

const cells = (tag: 'td' | 'th', texts: readonly string[]) =>
  `<tr>${texts.map((text) => `<${tag}>${escapeText(text)}</${tag}>`).join('')}</tr>`

const rowOf = ({ name, value, printed, label, confidence, source, agreeing, flags }: ShownField): string =>
  cells('td', [
    name,
    value,
    source === 'print' ? `“${printed}”${label ? ` at “${label}”` : ', no label'}` : source,
    confidence.toFixed(2),
    [...agreeing.filter((one) => one !== source), ...flags].join(', '),
  ])

const sectionOf = ({ file, section }: ShownPicture): string => {
  const { template, side, flat, fields, missing, lines, zone, barcodes } = section
  const picture = flat
    ? `<figure><img alt="" src="data:image/jpeg;base64,${flat}">${drawing(section)}</figure>`
    : '<p>No document was laid flat.</p>'
  return `<h2>${escapeText(file)}</h2>
<p class="muted">${template ? `template <code>${escapeText(template)}</code>, ${side}` : 'no template: read by the labels of every card'}</p>
<div class="card">${picture}<div>
<table>${cells('th', ['field', 'value', 'from', 'sure', 'also, flags'])}${fields.map(rowOf).join('')}</table>
${missing.length > 0 ? `<p class="missing">Expected here and not found: ${escapeText(missing.join(', '))}</p>` : ''}
${zone.length > 0 ? `<pre>${escapeText(zone.join('\n'))}</pre>` : ''}${barcodes.map((one) => `<p><code>${escapeText(one)}</code></p>`).join('')}
<details><summary>${lines.length} lines as read</summary><table>${lines.map(({ text, confidence }) => cells('td', [confidence.toFixed(2), text])).join('')}</table></details>
</div></div>`
}

/** One page, nothing fetched: green what became a field, orange labels, grey labels of nothing asked, violet lines, blue field boxes. */
export const renderPage = (pictures: readonly ShownPicture[]): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>What was found</title>
<style>${style}</style>
<h1>What was found</h1>
<p class="muted">Green: a value and its field. Orange: a label of a field. Grey: a label of nothing that is asked for. Violet: a line
of print. Blue, dashed: where the template expects a value. Rest the pointer on a box to see its text.</p>
${pictures.map(sectionOf).join('\n')}
</html>
`
