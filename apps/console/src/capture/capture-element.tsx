import type { CaptureDetail } from '@vivid/capture'
import { useEffect, useRef } from 'preact/hooks'
import type { Theme } from '../shell/use-appearance.js'
import type { Language } from '../text/language.js'
import { attributesOf, type Choice } from './choice.js'

interface Props {
  choice: Choice
  language: Language
  theme: Theme
  onCapture: (detail: CaptureDetail) => void
}

/** `<vivid-capture>` in Preact. */
export const CaptureElement = ({ choice, language, theme, onCapture }: Props) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const capture = document.createElement('vivid-capture')
    place.current!.append(capture)
    return () => capture.remove()
  }, [])
  useEffect(() => {
    const capture = place.current!.firstElementChild!
    const attributes = { ...attributesOf(choice, language), theme }
    for (const [name, value] of Object.entries(attributes)) capture.setAttribute(name, value)
  }, [choice, language, theme])
  useEffect(() => {
    const listen = (event: Event) => onCapture((event as CustomEvent<CaptureDetail>).detail)
    const capture = place.current!
    capture.addEventListener('capture', listen)
    return () => capture.removeEventListener('capture', listen)
  }, [onCapture])
  return <div ref={place} />
}
