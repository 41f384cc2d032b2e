import { getDirection } from './direction';

// cspell:ignore Mend -- the code of a script

// One language for each script. A tag contains a script only when it is not the language's usual script.
test.each('ar-EG he-IL dv syr nqo rhg sam az-Arab-IR ur-Aran ff-Adlm mid-Mand men-Mend ku-Yezi'.split(' '))(
  '1.3.2 the direction of %s is from right to left',
  (language) => expect(getDirection(language)).toBe('rtl'),
);

test.each(['de-DE', 'ur-Latn', 'zh-Hant'])('1.3.2 the direction of %j is from left to right', (language) =>
  expect(getDirection(language)).toBe('ltr'),
);
