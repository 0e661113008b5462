const capture = document.querySelector('vivid-capture')
const form = document.querySelector('form')
const result = document.querySelector('#result')

form.addEventListener('change', () => {
  const [kind, pictures = '1'] = form.elements.kind.value.split(' ')
  capture.stop()
  capture.setAttribute('kind', kind)
  capture.setAttribute('pictures', pictures)
  capture.setAttribute('lang', form.elements.lang.value)
  result.replaceChildren()
})

const describe = ({ blob, width, height, warnings }) => {
  const image = new Image()
  image.src = URL.createObjectURL(blob)
  image.alt = 'The picture that was taken'
  const list = document.createElement('dl')
  const rows = {
    JPEG: `${width} × ${height}, ${Math.round(blob.size / 1024)} kB`,
    warnings: warnings.map(({ hint, code }) => (code ? `${hint}: code ${code}` : hint)).join(', ') || 'none',
  }
  for (const [name, value] of Object.entries(rows)) {
    const [term, detail] = [document.createElement('dt'), document.createElement('dd')]
    term.textContent = name
    detail.textContent = value
    list.append(term, detail)
  }
  return [image, list]
}

capture.addEventListener('capture', ({ detail }) => {
  result.replaceChildren(...describe(detail), ...(detail.turned ? describe(detail.turned) : []))
})

capture.addEventListener('problem', ({ detail }) => console.info(detail.reason, detail.text))
