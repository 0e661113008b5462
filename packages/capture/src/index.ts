import { VividCapture } from './element/vivid-capture.js'

export type { CaptureDetail, ProblemDetail } from './element/vivid-capture.js'
export { VividCapture }

/** Makes `<vivid-capture>` known to the page. */
if (!customElements.get('vivid-capture')) customElements.define('vivid-capture', VividCapture)

declare global {
  interface HTMLElementTagNameMap {
    'vivid-capture': VividCapture
  }
}
