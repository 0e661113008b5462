import type { RefObject } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/** Runs the camera as long as the dialog is open. */
export const useCamera = (
  video: RefObject<HTMLVideoElement | null>,
  subject: 'document' | 'selfie',
): 'starting' | 'running' | 'refused' => {
  const [state, setState] = useState<'starting' | 'running' | 'refused'>('starting')
  useEffect(() => {
    let stream: MediaStream | undefined
    let isClosed = false
    const start = async () => {
      try {
        const facingMode = subject === 'selfie' ? 'user' : 'environment'
        stream = await navigator.mediaDevices.getUserMedia({
          audio: false,
          video: { facingMode, width: { ideal: 1920 }, height: { ideal: 1440 } },
        })
        if (isClosed) return stop()
        video.current!.srcObject = stream
        await video.current!.play()
        setState('running')
      } catch {
        if (!isClosed) setState('refused')
      }
    }
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    void start()
    return () => {
      isClosed = true
      stop()
    }
  }, [video, subject])
  return state
}
