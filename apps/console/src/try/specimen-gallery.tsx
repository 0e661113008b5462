import { pictureOf, type Specimen, specimens } from '../service/specimens.js'
import { useText } from '../text/language.js'

interface Props {
  chosen: Specimen['id'] | null
  isBusy: boolean
  choose: (specimen: Specimen) => void
}

export const SpecimenGallery = ({ chosen, isBusy, choose }: Props) => {
  const text = useText().specimens
  return (
    <section class="card" aria-labelledby="specimens-title">
      <h2 id="specimens-title">{text.title}</h2>
      <p class="lead">{text.lead}</p>
      <ul class="gallery">
        {specimens.map((specimen) => (
          <li key={specimen.id}>
            <button
              type="button"
              class="specimen"
              data-specimen={specimen.id}
              aria-pressed={chosen === specimen.id}
              aria-disabled={isBusy}
              onClick={() => !isBusy && choose(specimen)}
            >
              <img src={pictureOf(specimen)} alt="" width="160" height="120" loading="lazy" />
              <span class="specimen-name">{text[specimen.id]}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
