import type { SeenOutline } from '@vivid/contract'
import { useText } from '../text/language.js'

type OutlineKind = 'outline' | 'mrz' | 'print' | 'barcode' | 'portrait' | 'finding' | 'face'

export interface Outlined {
  kind: OutlineKind
  points: SeenOutline
  title?: string
}

interface Props {
  address: string
  width: number
  height: number
  outlines: readonly Outlined[]
  /** Points of a face. */
  mesh?: SeenOutline
  caption: string
}

/** The picture as sent, with what was found drawn over it and a key to the colours. */
export const OutlinedPicture = ({ address, width, height, outlines, mesh = [], caption }: Props) => {
  const text = useText().seen
  const kinds = [...new Set(outlines.map(({ kind }) => kind))]
  const dot = Math.max(width, height) / 520
  return (
    <figure class="seen">
      <div class="seen-frame" style={{ aspectRatio: `${width} / ${height}` }}>
        <img src={address} alt={text.alt} />
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {mesh.map(([x, y], i) => (
            <circle key={i} class="mesh" cx={x} cy={y} r={dot} />
          ))}
          {outlines.map(({ kind, points, title }, i) => (
            <polygon key={i} class={`line ${kind}`} points={points.map((point) => point.join(',')).join(' ')}>
              {title && <title>{title}</title>}
            </polygon>
          ))}
        </svg>
      </div>
      <figcaption>
        <span>{caption}</span>
        {kinds.map((kind) => (
          <span key={kind} class={`key ${kind}`}>
            {text[kind]}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}
