import { createHash } from 'node:crypto';

/** The stylesheet of the dev providers' pages. The Content-Security-Policy allows this stylesheet by its hash. */
export const STYLESHEET = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; --ink: #0d2b23; --page: #f8f7f2; --surface: #fff; --tint: #e3f1ea; --accent: #0a5540; --on-accent: #fff; --line: #70857b; --focus: #0b4fd8; }
@media (prefers-color-scheme: dark) { :root { --ink: #e3f1ea; --page: #0a1713; --surface: #11221c; --tint: #1a3028; --accent: #8ee3bf; --on-accent: #0a1713; --line: #7d978b; --focus: #b5f0d6; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1rem; max-width: 90rem; color: var(--ink); background: var(--page); overflow-wrap: anywhere; }
h1 { font-size: 2rem; line-height: 1.2; margin-block: 1rem; }
h2 { font-size: 1.5rem; margin-block: 2rem 1rem; }
h3 { font-size: 1.25rem; margin-block: 0 .5rem; }
h4 { font-size: 1rem; margin-block: 1.5rem .5rem; }
a { color: var(--accent); text-underline-offset: .2em; }
nav a { display: inline-block; line-height: 2.75rem; margin-inline-end: 1.5rem; }
.marker { margin: 0 0 .5rem; padding: .75rem 1rem; border-radius: .5rem; background: var(--accent); color: var(--on-accent); font-weight: 700; }
.scroll { overflow-x: auto; margin-block: 1rem; padding: 0 1rem 1rem; }
.scroll, article, fieldset { border: 1px solid var(--line); border-radius: .75rem; background: var(--surface); }
article, fieldset { min-inline-size: 0; padding: 1rem; margin: 1rem 0; }
legend { padding-inline: .5rem; font-weight: 700; }
table { border-collapse: collapse; inline-size: 100%; overflow-wrap: break-word; }
caption { text-align: start; font-weight: 700; padding-block: 1rem .75rem; }
caption span { position: sticky; inset-inline-start: 0; display: inline-block; max-inline-size: calc(100vw - 6rem); }
th, td { border-block-end: 1px solid var(--line); padding: .5rem .75rem; text-align: start; vertical-align: top; }
thead th { white-space: nowrap; }
td, tbody th { min-inline-size: 6rem; white-space: pre-line; }
.long { min-inline-size: 16rem; overflow-wrap: anywhere; }
thead th { background: var(--tint); }
tbody tr:last-child > * { border-block-end: 0; }
pre { white-space: pre-wrap; margin: 0; padding: 1rem; border-radius: .5rem; background: var(--tint); }
iframe { inline-size: 100%; block-size: 28rem; border: 1px solid var(--line); border-radius: .5rem; background: Canvas; }
summary { min-block-size: 2.75rem; line-height: 2.75rem; cursor: pointer; }
button, input { font: inherit; color: inherit; min-block-size: 2.75rem; padding-inline: 1rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--surface); }
input { inline-size: 6rem; }
form p { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; }
button { cursor: pointer; text-align: start; }
button:hover { background: var(--tint); }
[aria-pressed=true] { border: 2px solid; font-weight: 700; background: var(--tint); }
[aria-pressed=true]::before { content: '\\2713\\a0'; content: '\\2713\\a0' / ''; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
`;

export const STYLESHEET_HASH = `sha256-${createHash('sha256').update(STYLESHEET).digest('base64')}`;
