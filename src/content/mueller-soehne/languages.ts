import { language as de } from '#languages/de/language';
import { language as en } from '#languages/en/language';
import { defineLanguages } from '#kit';

export const { languages, language, text } = defineLanguages({ de, en });
