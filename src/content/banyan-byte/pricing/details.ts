import type { DetailSection, LabelledList } from '#kit';

/** Returns the list of a plan's contents, with the heading that most detail sections share. */
export const createOfferList = (...items: readonly string[]): LabelledList => ({ heading: "What's Included:", items });

/** Returns the list of a plan's typical customers, with the heading that most detail sections share. */
export const createSuitabilityList = (...items: readonly string[]): LabelledList => ({
  heading: 'Perfect For:',
  items,
});

/** Returns the two mockups of a detail section: `{name}-1.svg` and `{name}-2.svg`, each with its alternative text. */
export function createMockups(
  name: string,
  firstAlt: string,
  secondAlt: string,
): NonNullable<DetailSection['pictures']> {
  const size = { width: 800, height: 560 };
  return [
    { src: `mockups/${name}-1.svg`, ...size, alt: firstAlt },
    { src: `mockups/${name}-2.svg`, ...size, alt: secondAlt },
  ];
}
