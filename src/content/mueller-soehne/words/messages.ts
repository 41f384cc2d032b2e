import { words as de } from '#languages/de/messages';
import { words as en } from '#languages/en/messages';
import { text } from '../languages';

export const words = text({ de, en });
