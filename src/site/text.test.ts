import type { Plural, TextWith } from './text';

/* The compiler checks the assignments: it reports `@ts-expect-error` above a line without an error. */
test('3.1.1 a text without one of its placeholders does not compile', () => {
  const validText: TextWith<'name' | 'plan', 'addon'> = '{plan} of {name}';
  const textWithOptional: TextWith<'plan', 'addon'> = '{plan} + {addon}';
  // @ts-expect-error {name} is missing.
  const textWithoutName: TextWith<'name' | 'plan'> = 'The plan {plan}';
  // @ts-expect-error {name} is misspelt.
  const misspeltText: TextWith<'name'> = 'Dear {nmae},';
  // @ts-expect-error Only 'other' needs {count}, and 'other' contains {sayi} instead.
  const misspeltPlural: Plural = { one: 'Ein Zeichen', other: '{sayi} Zeichen' };
  expect([validText, textWithOptional, textWithoutName, misspeltText, misspeltPlural]).toHaveLength(5);
});
