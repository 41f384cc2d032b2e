const FAULT_PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/<script\b/i, 'contains a script: save it as a plain SVG.'],
  [/\son[a-z]+\s*=/i, 'contains a script in an attribute: save it as a plain SVG.'],
  [/<foreignObject\b/i, 'contains HTML (foreignObject): save it as a plain SVG.'],
  [/<!ENTITY/i, 'declares entities: save it as a plain SVG.'],
  [
    /<(?:animate\w*|set)\b|@[\w-]*keyframes\b/i,
    'contains an animation, which visitors can’t pause: save it as a plain SVG.',
  ],
  [/<svg\b[^>]*\s(?:width|height)\s*=\s*["']\s*-/i, 'has a negative size: write positive numbers.'],
];

const REFERENCE_PATTERN = /(?:href\s*=\s*["']\s*|url\(\s*["']?|@import\s+["'])([^"')]+)/gi;

/** Matches the root element with its prefix (`<svg:svg>`) and its attributes. */
const ROOT_PATTERN = /<(?:([\w-]+):)?svg(?=[\s>/])((?:[^>"']|"[^"]*"|'[^']*')*)>/i;

/** Returns whether the root element declares the namespace of SVG. Nested elements inherit the namespace. */
function hasNamespace(svg: string): boolean {
  const [, prefix, attributes = ''] = ROOT_PATTERN.exec(svg.replaceAll(/<!--[^]*?-->/g, '')) ?? [];
  const name = prefix === undefined ? 'xmlns' : `xmlns:${prefix}`;
  return new RegExp(String.raw`\s${name}\s*=\s*(["'])http://www\.w3\.org/2000/svg\1`).test(attributes);
}

/**
 * Returns a message for each fault of an SVG: scripts, HTML, entities, animations, a negative size or a missing
 * namespace. Also returns a message for the first reference to an external file.
 */
export function findVectorFaults(svg: string): string[] {
  const externalReferences = [...svg.replaceAll('&quot;', '"').matchAll(REFERENCE_PATTERN)]
    .map(([, target = '']) => target.trim())
    .filter((target) => !/^(#|data:(image\/(png|jpeg|webp)|font\/))/.test(target));
  return [
    ...FAULT_PATTERNS.filter(([pattern]) => pattern.test(svg)).map(([, fault]) => fault),
    ...(hasNamespace(svg)
      ? []
      : [
          'lacks its namespace, so browsers do not draw it: write xmlns="http://www.w3.org/2000/svg" into the tag ‘svg’.',
        ]),
    ...(externalReferences[0] === undefined ? [] : [`loads ‘${externalReferences[0]}’: embed it in the file.`]),
  ];
}
