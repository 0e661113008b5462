import type { RefObject } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { type Hint, hintOf, measureFrame } from './measure-frame.js'

const everyMs = 300
const [widthPx, heightPx] = [160, 120]

/** Looks at the video a few times a second and says what to put right. */
export const useHint = (
  video: RefObject<HTMLVideoElement | null>,
  subject: 'document' | 'selfie',
  isRunning: boolean,
): Hint | null => {
  const [hint, setHint] = useState<Hint | null>(null)
  useEffect(() => {
    if (!isRunning) return
    const canvas = new OffscreenCanvas(widthPx, heightPx)
    const context = canvas.getContext('2d', { willReadFrequently: true })!
    const look = () => {
      // The dialog may just have been closed.
      if (!video.current) return
      context.drawImage(video.current, 0, 0, widthPx, heightPx)
      const { data } = context.getImageData(0, 0, widthPx, heightPx)
      setHint(hintOf(measureFrame({ widthPx, heightPx, data: toGrey(data) }), subject))
    }
    const timer = setInterval(look, everyMs)
    return () => clearInterval(timer)
  }, [video, subject, isRunning])
  return hint
}

const toGrey = (rgba: Uint8ClampedArray): Uint8Array => {
  const grey = new Uint8Array(rgba.length / 4)
  for (let i = 0; i < grey.length; i++) {
    grey[i] = 0.299 * rgba[4 * i]! + 0.587 * rgba[4 * i + 1]! + 0.114 * rgba[4 * i + 2]!
  }
  return grey
}
