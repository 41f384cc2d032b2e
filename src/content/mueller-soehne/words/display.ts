import { words as de } from '#languages/de/display';
import { words as en } from '#languages/en/display';
import { text } from '../languages';

export const words = text({ de, en });
