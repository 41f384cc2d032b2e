const FAULT_PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/<script\b/i, 'contains a script: save it as a plain SVG.'],
  [/\son[a-z]+\s*=/i, 'contains a script in an attribute: save it as a plain SVG.'],
  [/<foreignObject\b/i, 'contains HTML (foreignObject): save it as a plain SVG.'],
  [/<!ENTITY/i, 'declares entities: save it as a plain SVG.'],
  [
    /<svg\b(?![^>]*\sxmlns=["']http:\/\/www\.w3\.org\/2000\/svg["'])/i,
    'lacks its namespace, so browsers do not draw it: write xmlns="http://www.w3.org/2000/svg" into the tag ‘svg’.',
  ],
];

const REFERENCE_PATTERN = /(?:href\s*=\s*["']\s*|url\(\s*["']?|@import\s+["'])([^"')]+)/gi;

/** Returns a message for each fault of an SVG: scripts, HTML, entities, and the first reference to an external file. */
export function findVectorFaults(svg: string): string[] {
  const externalReferences = [...svg.matchAll(REFERENCE_PATTERN)]
    .map(([, target = '']) => target.trim())
    .filter((target) => !/^(#|data:image\/(png|jpeg|webp))/.test(target));
  return [
    ...FAULT_PATTERNS.filter(([pattern]) => pattern.test(svg)).map(([, fault]) => fault),
    ...(externalReferences[0] === undefined ? [] : [`loads ‘${externalReferences[0]}’: embed it in the file.`]),
  ];
}
