import { fitted } from '../fitted.js'
import { lookAt, lookSize } from '../frame/look-at.js'
import type { Hint, Wanted } from '../watch/hint.js'
import { LOOK_EVERY_MS, watch } from '../watch/watcher.js'

/** Looks at the video a few times a second until it is told to stop. */
export const watchVideo = (
  video: HTMLVideoElement,
  wanted: Wanted,
  mustMove: boolean,
  tell: (hint: Hint, isMoment: boolean) => void,
): (() => void) => {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })!
  const watcher = watch(wanted, fitted, mustMove)
  let timer: ReturnType<typeof setTimeout>
  const look = () => {
    const startMs = performance.now()
    if (!document.hidden && video.videoWidth > 0) {
      const { widthPx, heightPx } = lookSize(video.videoWidth, video.videoHeight)
      // A phone that is turned gives the video other sides.
      if (canvas.width !== widthPx || canvas.height !== heightPx)
        Object.assign(canvas, { width: widthPx, height: heightPx })
      context.drawImage(video, 0, 0, widthPx, heightPx)
      const { data } = context.getImageData(0, 0, widthPx, heightPx)
      const { hint, isMoment } = watcher.see(lookAt(data, widthPx, heightPx))
      tell(hint, isMoment)
      if (isMoment) return
    }
    // A slow machine looks less often: two thirds of its time stay the page's.
    const tookMs = performance.now() - startMs
    timer = setTimeout(look, Math.max(LOOK_EVERY_MS - tookMs, 2 * tookMs))
  }
  timer = setTimeout(look, LOOK_EVERY_MS)
  return () => clearTimeout(timer)
}
