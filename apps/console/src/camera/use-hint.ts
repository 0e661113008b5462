import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { type Hint, hintOf, measureFrame } from './measure-frame.js'
import { type Calm, changeOf, isCalm, nextCalm, untilMoved } from './steadiness.js'

const EVERY_MS = 300
const [widthPx, heightPx] = [160, 120]

interface Watched {
  video: RefObject<HTMLVideoElement | null>
  subject: 'document' | 'selfie'
  /** False while the camera starts and while a picture is reviewed. */
  isWatching: boolean
  /** Called once the frame is good and stays so. */
  whenCalm: () => void
}

/** Looks at the video a few times a second and says what to put right. */
export const useHint = ({ video, subject, isWatching, whenCalm }: Watched): Hint | null => {
  const [hint, setHint] = useState<Hint | null>(null)
  const taken = useRef(whenCalm)
  taken.current = whenCalm
  const first = useRef<Calm>(0)
  useEffect(() => {
    if (!isWatching) return
    const canvas = new OffscreenCanvas(widthPx, heightPx)
    const context = canvas.getContext('2d', { willReadFrequently: true })!
    let calm = first.current
    let before: Uint8Array | null = null
    const look = () => {
      // The dialog may just have been closed.
      if (!video.current) return
      context.drawImage(video.current, 0, 0, widthPx, heightPx)
      const grey = toGrey(context.getImageData(0, 0, widthPx, heightPx).data)
      const seen = hintOf(measureFrame({ widthPx, heightPx, data: grey }), subject)
      setHint(seen)
      if (before) calm = nextCalm(calm, seen === 'good', changeOf(before, grey))
      before = grey
      if (isCalm(calm)) taken.current()
    }
    const timer = setInterval(look, EVERY_MS)
    return () => {
      first.current = untilMoved
      clearInterval(timer)
    }
  }, [video, subject, isWatching])
  return hint
}

const toGrey = (rgba: Uint8ClampedArray): Uint8Array => {
  const grey = new Uint8Array(rgba.length / 4)
  for (let i = 0; i < grey.length; i++) {
    grey[i] = 0.299 * rgba[4 * i]! + 0.587 * rgba[4 * i + 1]! + 0.114 * rgba[4 * i + 2]!
  }
  return grey
}
