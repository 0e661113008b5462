import { style } from './style.js'

const make = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  children: readonly Node[] = [],
): HTMLElementTagNameMap[Name] => {
  const element = Object.assign(document.createElement(name), properties)
  element.append(...children)
  return element
}

const button = (isPrimary = false) => make('button', { type: 'button', className: isPrimary ? 'primary' : '' })

/** The parts of the component, made once. */
export const makeView = (root: ShadowRoot) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  root.adoptedStyleSheets = [sheet]
  const view = {
    video: make('video', { muted: true, playsInline: true }),
    outline: document.createElementNS('http://www.w3.org/2000/svg', 'svg'),
    stills: make('div', { className: 'pair' }),
    /** What the stills show. */
    shown: [] as readonly Blob[],
    hint: make('p', { className: 'hint', role: 'status' }),
    open: button(true),
    take: button(true),
    use: button(true),
    retake: button(),
    choose: button(),
    otherCamera: button(),
    file: make('input', { type: 'file', accept: 'image/*', hidden: true }),
    frame: make('div'),
    all: make('div', { className: 'all', role: 'group' }),
  }
  view.video.setAttribute('aria-hidden', 'true')
  view.outline.setAttribute('aria-hidden', 'true')
  view.frame.append(view.video, view.stills, view.outline)
  const { open, take, use, retake, choose, otherCamera, file } = view
  const buttons = make('div', { className: 'buttons' }, [open, take, use, retake, choose, otherCamera, file])
  view.all.append(view.frame, make('div', { className: 'side' }, [view.hint, buttons]))
  root.append(view.all)
  return view
}

export type View = ReturnType<typeof makeView>
