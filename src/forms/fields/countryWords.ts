import { words } from '#site/words/forms';
import { fill } from '../../site/fill';
import { isolate } from '../../site/isolate';
import type { CountryCode } from '../../site/types';

/** Returns a line of the list: 'India +91'. */
export const formatCountry = ({ name, code }: CountryCode): string =>
  fill(words.country.option, { country: name, code: isolate(code) });
