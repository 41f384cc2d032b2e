import type { DetailSection } from '#kit';
import { text } from '../languages';

interface SectionTexts extends Pick<DetailSection, 'plan' | 'audience' | 'paragraph' | 'quote'> {
  readonly offer: readonly string[];
  readonly suitability: readonly string[];
}

/**
 * Returns the detail section of a plan. The heading of the section is the plan's name, and the lists have the firm's
 * usual headings.
 */
export const createSection = ({ offer, suitability, ...texts }: SectionTexts): DetailSection => ({
  ...texts,
  heading: texts.plan,
  offer: { heading: text({ de: 'Das ist enthalten:', en: 'What you get:' }), items: offer },
  suitability: { heading: text({ de: 'Das passt gut für:', en: 'A good fit for:' }), items: suitability },
});
