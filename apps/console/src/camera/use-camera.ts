import type { RefObject } from 'preact'
import { useEffect, useState } from 'preact/hooks'

export interface RunningCamera {
  state: 'starting' | 'running' | 'refused'
  /** Turns to the next camera; null where there is only one. */
  turn: (() => void) | null
}

/** Runs the camera as long as the dialog is open: the one that faces the subject first. */
export const useCamera = (video: RefObject<HTMLVideoElement | null>, subject: 'document' | 'selfie'): RunningCamera => {
  const [state, setState] = useState<RunningCamera['state']>('starting')
  const [cameras, setCameras] = useState<readonly string[]>([])
  const [used, setUsed] = useState<string | undefined>()
  const [wanted, setWanted] = useState<string | null>(null)
  useEffect(() => {
    let stream: MediaStream | undefined
    let isClosed = false
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    const start = async () => {
      try {
        const facing = { facingMode: subject === 'selfie' ? 'user' : 'environment' }
        const which = wanted === null ? facing : { deviceId: { exact: wanted } }
        stream = await navigator.mediaDevices.getUserMedia({
          audio: false,
          video: { ...which, width: { ideal: 1920 }, height: { ideal: 1440 } },
        })
        if (isClosed) return stop()
        video.current!.srcObject = stream
        await video.current!.play()
        // Only after leave was given are the cameras told apart.
        const devices = await navigator.mediaDevices.enumerateDevices()
        if (isClosed) return
        setCameras(devices.filter(({ kind }) => kind === 'videoinput').map(({ deviceId }) => deviceId))
        setUsed(stream.getVideoTracks()[0]?.getSettings().deviceId)
        setState('running')
      } catch {
        if (!isClosed) setState('refused')
      }
    }
    setState('starting')
    void start()
    return () => {
      isClosed = true
      stop()
    }
  }, [video, subject, wanted])
  const next = cameras[(cameras.indexOf(used ?? '') + 1) % cameras.length]
  return { state, turn: cameras.length > 1 && next !== undefined ? () => setWanted(next) : null }
}
