import { words as de } from '#languages/de/document';
import { words as en } from '#languages/en/document';
import { text } from '../languages';

export const words = text({ de, en });
