import type { SeenOutline } from '@vivid/contract'
import { sideLengths } from '@vivid/vision/geometry'
import { useEffect, useRef, useState } from 'preact/hooks'
import { matrix3d, quadOf, toRectangle } from './homography.js'

interface Props {
  address: string
  /** Of the picture that was sent: the one at the address may be a smaller preview. */
  size: { width: number; height: number }
  quad: SeenOutline
  label: string
}

/** The document straight from above: the photo itself, bent by the browser the way the engine bent it. */
export const FlatView = ({ address, size, quad, label }: Props) => {
  const frame = useRef<HTMLDivElement>(null)
  const [widthPx, setWidthPx] = useState(0)
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => setWidthPx(entry!.contentRect.width))
    watch.observe(frame.current!)
    return () => watch.disconnect()
  }, [])
  const corners = quadOf(quad)
  const { width, height } = sideLengths(corners)
  const heightPx = (widthPx * height) / width
  return (
    <figure class="flat">
      <div class="flat-frame" ref={frame} style={{ aspectRatio: `${width} / ${height}` }}>
        {widthPx > 0 && (
          <img
            src={address}
            alt={label}
            style={{
              width: `${size.width}px`,
              height: `${size.height}px`,
              transform: matrix3d(toRectangle(corners, widthPx, heightPx)),
            }}
          />
        )}
      </div>
      <figcaption>{label}</figcaption>
    </figure>
  )
}
