import type { AddressWords } from '#kit';

export const words: AddressWords = { apply: 'bewerbung', quote: 'angebot', customRequest: 'eigene-loesung' };
