import type { AddressWords } from '#kit';

export const words: AddressWords = { apply: 'candidatura', quote: 'presupuesto', customRequest: 'solucion-a-medida' };
