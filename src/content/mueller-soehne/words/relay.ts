import { words as de } from '#languages/de/relay';
import { words as en } from '#languages/en/relay';
import { text } from '../languages';

export const words = text({ de, en });
