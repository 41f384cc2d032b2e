import { words as de } from '#languages/de/noscript';
import { words as en } from '#languages/en/noscript';
import { text } from '../languages';

export const words = text({ de, en });
