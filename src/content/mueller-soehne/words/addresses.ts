import { words as de } from '#languages/de/addresses';
import { words as en } from '#languages/en/addresses';
import { text } from '../languages';

export const words = text({ de, en });
