import type { ProblemReason } from '../text/texts.js'

export interface OpenCamera {
  readonly stream: MediaStream
  /** The camera that another press of the button turns to; null where there is only one. */
  readonly nextId: string | null
}

/** Enough for the smallest print of a card that fills the outline. */
const wantedPx = { width: { ideal: 1920 }, height: { ideal: 1440 } } as const

/** Opens the camera that faces the subject, or the one that is asked for. Throws what `reasonOf` understands. */
export const openCamera = async (facing: 'user' | 'environment', id: string | null): Promise<OpenCamera> => {
  const which = id === null ? { facingMode: facing } : { deviceId: { exact: id } }
  const stream = await navigator.mediaDevices.getUserMedia({ audio: false, video: { ...which, ...wantedPx } })
  // Only after leave was given are the cameras told apart.
  const devices = await navigator.mediaDevices.enumerateDevices()
  const ids = devices.filter(({ kind }) => kind === 'videoinput').map(({ deviceId }) => deviceId)
  const used = stream.getVideoTracks()[0]?.getSettings().deviceId ?? ''
  return { stream, nextId: ids.length > 1 ? (ids[(ids.indexOf(used) + 1) % ids.length] ?? null) : null }
}

/** A page without TLS has no `mediaDevices` at all. */
export const reasonOf = (error: unknown): ProblemReason => {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'camera-refused'
  return name === 'NotReadableError' || name === 'AbortError' ? 'camera-busy' : 'camera-missing'
}
