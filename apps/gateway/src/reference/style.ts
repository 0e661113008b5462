/** One file of its own: the page's policy allows nothing inline. */
export const referenceStyle = `
:root { color-scheme: light dark; --ground: #f5f6fa; --surface: #fff; --sunken: #eef0f6; --line: #d9dde8; --ink: #161a26;
  --soft: #535b70; --accent: #4f46e5; --good: #0b7a4b; --bad: #b3261e;
  font: 16px/1.55 Inter, ui-sans-serif, system-ui, "Segoe UI", Roboto, Arial, sans-serif; }
@media (prefers-color-scheme: dark) { :root { --ground: #0e1018; --surface: #171a25; --sunken: #10131c; --line: #2b3040;
  --ink: #eceef5; --soft: #a3abc0; --accent: #938cff; --good: #4fd39a; --bad: #ff8f86; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); }
header { display: flex; align-items: baseline; gap: .6rem; padding: .8rem 1.25rem; background: var(--surface);
  border-bottom: 1px solid var(--line); position: sticky; top: 0; z-index: 1; }
header small { color: var(--soft); }
.brand { font-weight: 700; font-size: 1.1rem; color: var(--ink); text-decoration: none; }
.language { margin-left: auto; }
a { color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.page { display: grid; grid-template-columns: 250px minmax(0, 1fr); gap: 2rem; max-width: 1240px; margin: 0 auto; padding: 1.5rem 1.25rem 4rem; }
nav ul { position: sticky; top: 4.5rem; list-style: none; margin: 0; padding: 0; font-size: .9rem; }
nav li { margin: 0 0 .5rem; overflow-wrap: anywhere; }
h1 { margin: 0 0 .5rem; letter-spacing: -.02em; }
h2 { margin: 0 0 .6rem; font-size: 1.3rem; overflow-wrap: anywhere; }
h3 { margin: 1.6rem 0 .5rem; }
h4 { margin: 1.1rem 0 .4rem; font-size: .95rem; }
section { background: var(--surface); border: 1px solid var(--line); border-radius: 14px; padding: 1.3rem 1.4rem; margin: 1.5rem 0; scroll-margin-top: 4.5rem; }
.method, .status { font-size: .8rem; font-weight: 700; padding: .15rem .5rem; border-radius: 7px; background: var(--accent); color: var(--surface); vertical-align: middle; }
.status.s2 { background: var(--good); } .status.s4, .status.s5 { background: var(--bad); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; }
th, td { text-align: left; vertical-align: top; padding: .4rem .8rem .4rem 0; border-top: 1px solid var(--line); }
thead th { border-top: 0; color: var(--soft); font-size: .8rem; }
tbody th { font-weight: 500; }
code { font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace; font-size: .88em; }
pre { background: var(--sunken); border-radius: 10px; padding: .8rem 1rem; overflow-x: auto; margin: .4rem 0; line-height: 1.5; }
details { border-top: 1px solid var(--line); padding: .3rem 0; } summary { cursor: pointer; font-size: .9rem; }
@media (max-width: 800px) { .page { grid-template-columns: minmax(0, 1fr); } nav ul { position: static; } }
`
