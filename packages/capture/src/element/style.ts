/** As a constructed sheet: a page whose policy allows no inline style can use the component. */
export const style = `
:host { display: block; --accent: #4f46e5; --accent-ink: #fff; --ink: #161a26; --surface: #fff; --line: #c4cad9; --good: #35d08f; --radius: 14px;
  font-family: inherit; color: var(--vivid-ink, var(--ink)); max-width: 46rem; }
:host([hidden]) { display: none; }
@media (prefers-color-scheme: dark) { :host(:not([theme="light"])) { --accent: #938cff; --accent-ink: #12101f; --ink: #eceef5; --surface: #171a25; --line: #4a5268; } }
:host([theme="dark"]) { --accent: #938cff; --accent-ink: #12101f; --ink: #eceef5; --surface: #171a25; --line: #4a5268; }
* { box-sizing: border-box; }
[hidden] { display: none !important; }
.all { display: grid; gap: 0.75rem; }
.frame { position: relative; justify-self: center; width: 100%; aspect-ratio: 4 / 3; max-height: min(64vh, 36rem); overflow: hidden;
  border-radius: var(--radius); background: #1a1f2e; }
.frame.tall { aspect-ratio: 3 / 4; width: min(100%, calc(min(64vh, 36rem) * 0.75)); }
.frame > * { position: absolute; inset: 0; width: 100%; height: 100%; }
video, img { object-fit: contain; width: 100%; height: 100%; }
.pair { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); grid-template-rows: minmax(0, 1fr); gap: 2px; }
.mirrored { transform: scaleX(-1); }
svg { pointer-events: none; }
.shade { fill: rgb(8 10 18 / 45%); }
.outline { fill: none; stroke: #fff; stroke-width: 3; stroke-dasharray: 10 8; vector-effect: non-scaling-stroke; }
.good .outline { stroke: var(--good); stroke-width: 5; stroke-dasharray: none; }
.idle .outline { stroke-opacity: 0.6; }
.side { display: grid; gap: 0.75rem; align-content: center; }
.hint { margin: 0; min-height: 2.7em; display: grid; align-items: center; font-weight: 600; text-align: center; line-height: 1.35; text-wrap: balance; }
.buttons { display: flex; flex-wrap: wrap; gap: 0.5rem; justify-content: center; }
button { font: inherit; min-height: 2.75rem; padding: 0.5rem 1.1rem; border-radius: 10px; border: 1px solid var(--vivid-line, var(--line));
  background: var(--vivid-surface, var(--surface)); color: inherit; cursor: pointer; }
button.primary { background: var(--vivid-accent, var(--accent)); border-color: transparent; color: var(--vivid-accent-ink, var(--accent-ink)); font-weight: 600; }
button:focus-visible { outline: 3px solid var(--vivid-accent, var(--accent)); outline-offset: 2px; }
button[aria-disabled="true"] { opacity: 0.55; cursor: default; }
@media (orientation: landscape) and (max-height: 34rem) {
  .all { grid-template-columns: minmax(0, 3fr) minmax(11rem, 2fr); }
  .frame { max-height: 86vh; }
  .frame.tall { width: min(100%, 64vh); max-height: 86vh; }
  .buttons { flex-direction: column; align-items: stretch; }
}
@media (prefers-reduced-motion: no-preference) { .outline { transition: stroke 0.15s; } }
@media (forced-colors: active) { .outline { stroke: CanvasText; } .good .outline { stroke: Highlight; } button { border: 1px solid ButtonText; } }
`
