import { words as de } from '#languages/de/forms';
import { words as en } from '#languages/en/forms';
import { text } from '../languages';

export const words = text({ de, en });
