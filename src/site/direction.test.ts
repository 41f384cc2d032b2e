import { getDirection } from './direction';

// cspell:ignore Mend -- the code of a script
// One language for each script. The tag names a script that the language does not usually have.
test.each('ar-EG he-IL dv syr nqo rhg sam az-Arab-IR ur-Aran ff-Adlm mid-Mand men-Mend ku-Yezi'.split(' '))(
  '1.3.2 the direction of %s is from right to left',
  (language) => expect(getDirection(language)).toBe('rtl'),
);

test.each(['de-DE', 'ur-Latn', 'zh-Hant'])('1.3.2 the direction of %s is from left to right', (language) =>
  expect(getDirection(language)).toBe('ltr'),
);
