import { getDirection } from './direction';

// cspell:ignore Mend -- the code of a script

// The list has at least one language for each right-to-left script. A tag contains the script if the language also has
// another script.
test.each('ar-EG he-IL dv syr nqo rhg sam az-Arab-IR ur-Aran ff-Adlm mid-Mand men-Mend ku-Yezi'.split(' '))(
  '1.3.2 the direction of %s is from right to left',
  (language) => expect(getDirection(language)).toBe('rtl'),
);

test.each(['de-DE', 'ur-Latn', 'zh-Hant'])('1.3.2 the direction of %j is from left to right', (language) =>
  expect(getDirection(language)).toBe('ltr'),
);
