import { words as de } from '#languages/de/outcomes';
import { words as en } from '#languages/en/outcomes';
import { text } from '../languages';

export const words = text({ de, en });
