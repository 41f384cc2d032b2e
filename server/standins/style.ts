import { createHash } from 'node:crypto';

/** The stand-in pages' one style sheet; allowed by its hash, like everything inline. */
export const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto; padding: 1rem; max-width: 75rem; color: CanvasText; background: Canvas; }
.marker { border: 2px solid; padding: .5rem 1rem; font-weight: 700; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; inline-size: 100%; }
caption { text-align: start; font-weight: 700; padding-block: .5rem; }
th, td { border: 1px solid; padding: .5rem; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
article, fieldset { border: 1px solid; padding: 1rem; margin-block: 1rem; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
iframe { inline-size: 100%; block-size: 28rem; border: 1px solid; background: #fff; }
a, button, select, input { font: inherit; min-block-size: 2.75rem; }
nav a { display: inline-block; line-height: 2.75rem; margin-inline-end: 1rem; }
:focus-visible { outline: 3px solid; outline-offset: 2px; }
`;

export const STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;
