import { words as de } from '#languages/de/combo';
import { words as en } from '#languages/en/combo';
import { text } from '../languages';

export const words = text({ de, en });
