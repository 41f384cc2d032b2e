import { words as de } from '#languages/de/controls';
import { words as en } from '#languages/en/controls';
import { text } from '../languages';

export const words = text({ de, en });
