import { words as de } from '#languages/de/jobs';
import { words as en } from '#languages/en/jobs';
import { text } from '../languages';

export const words = text({ de, en });
