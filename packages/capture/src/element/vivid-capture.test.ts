import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import type { TakenPicture } from './picture.js'
import type { CaptureDetail, VividCapture } from './vivid-capture.js'

/** What the element asks of a browser, each answered when the test says so. */
const asked = vi.hoisted(() => ({
  cameras: [] as ((stream: object) => void)[],
  frames: [] as (() => void)[],
  shown: { stage: '' },
  attributes: {} as Record<string, string>,
}))
vi.mock('./camera.js', () => ({
  openCamera: () => new Promise((resolve) => asked.cameras.push((stream) => resolve({ stream, nextId: null }))),
  reasonOf: () => 'camera-missing',
}))
vi.mock('./picture.js', () => ({
  takeFrame: () => new Promise((resolve) => asked.frames.push(() => resolve({ turnDegrees: 0 }))),
  takeFile: async () => ({ turnDegrees: 0 }),
}))
vi.mock('./watch-video.js', () => ({ watchVideo: () => () => undefined }))
vi.mock('./render.js', () => ({
  render: (_view: unknown, shown: { stage: string }) => Object.assign(asked.shown, shown),
}))
vi.mock('./view.js', () => {
  const buttons = ['open', 'take', 'use', 'retake', 'choose', 'otherCamera', 'file', 'all']
  const view = Object.fromEntries(buttons.map((name) => [name, {}]))
  return { makeView: () => Object.assign(view, { video: { play: async () => undefined } }) }
})

class FakeElement extends EventTarget {
  isConnected = true
  attachShadow = () => ({})
  getAttribute = (name: string) => asked.attributes[name] ?? null
  hasAttribute = () => false
  closest = () => null
}
vi.stubGlobal('HTMLElement', FakeElement)
vi.stubGlobal('navigator', { languages: ['en'] })
// Other files of this thread load libraries that ask which browser this is.
afterAll(() => vi.unstubAllGlobals())

const answered = () => new Promise((resolve) => setTimeout(resolve))

/** A stream with one track, which knows whether it was stopped. */
const streamOf = () => {
  const track = {
    isLive: true,
    stop: () => {
      track.isLive = false
    },
  }
  return { track, getTracks: () => [track] }
}
let press: Record<'take' | 'use', { onclick: () => void }> & { file: { files: object[]; onchange: () => void } }
let captured: CaptureDetail[]
const make = async (): Promise<VividCapture> => {
  const { makeView } = await import('./view.js')
  const { VividCapture } = await import('./vivid-capture.js')
  const element = new VividCapture()
  press = makeView({} as never) as never
  element.addEventListener('capture', (event) => captured.push((event as CustomEvent<CaptureDetail>).detail))
  return element
}
beforeEach(() => {
  captured = []
  asked.cameras.length = asked.frames.length = 0
  asked.attributes = {}
})

test('a camera that opens after it was called off, or after another one, is closed again', async () => {
  const element = await make()
  const [first, second, third] = [streamOf(), streamOf(), streamOf()]
  void element.start()
  void element.start()
  asked.cameras[1]!(second)
  asked.cameras[0]!(first)
  await answered()
  expect([first.track.isLive, second.track.isLive]).toEqual([false, true])
  void element.start()
  element.stop()
  asked.cameras[2]!(third)
  await answered()
  expect([second.track.isLive, third.track.isLive]).toEqual([false, false])
})

test('two presses take one picture, and one that is ready after the end is none', async () => {
  const element = await make()
  const watch = async () => {
    void element.start()
    asked.cameras.at(-1)!(streamOf())
    await answered()
  }
  await watch()
  press.take.onclick()
  press.take.onclick()
  expect(asked.frames).toHaveLength(1)
  asked.frames[0]!()
  await answered()
  press.use.onclick()
  expect(captured).toEqual([{ turnDegrees: 0 } satisfies Partial<TakenPicture>])
  await watch()
  press.take.onclick()
  element.stop()
  await watch()
  asked.frames[1]!()
  await answered()
  press.take.onclick()
  expect(asked.frames).toHaveLength(3)
})

test('the first of two pictures may be a file that is chosen while the camera opens', async () => {
  asked.attributes = { kind: 'selfie', pictures: '2' }
  const element = await make()
  void element.start()
  press.file.files = [{}]
  press.file.onchange()
  await answered()
  const late = streamOf()
  asked.cameras[0]!(late)
  await answered()
  expect(late.track.isLive).toBe(false)
  expect(asked.shown).toMatchObject({ stage: 'idle', taken: [{}] })
  press.file.files = [{}]
  press.file.onchange()
  await answered()
  expect(asked.shown).toMatchObject({ stage: 'reviewing', taken: [{}, {}] })
})
