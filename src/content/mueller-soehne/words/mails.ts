import { words as de } from '#languages/de/mails';
import { words as en } from '#languages/en/mails';
import { text } from '../languages';

export const words = text({ de, en });
