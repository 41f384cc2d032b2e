import type { TeamContact } from '#kit';

/**
 * The contact data of each member (§3.6), by id. No page shows this data, so no page imports this file. The phone
 * numbers are in a range that Germany reserves for films and print.
 */
export const teamContacts: Readonly<Record<number, TeamContact>> = {
  1: { email: 'rohan.iyer@banyanbyte.example', phone: '+49 30 23125 101' },
  2: { email: 'matthias.brandt@banyanbyte.example', phone: '+49 30 23125 102' },
  3: { email: 'vikram.shetty@banyanbyte.example', phone: '+49 30 23125 103' },
  4: { email: 'jonas.keller@banyanbyte.example', phone: '+49 30 23125 104' },
  5: { email: 'ananya.rao@banyanbyte.example', phone: '+49 30 23125 105' },
  6: { email: 'katharina.vogel@banyanbyte.example', phone: '+49 30 23125 106' },
  7: { email: 'deepak.menon@banyanbyte.example', phone: '+49 30 23125 107' },
  8: { email: 'meera.pillai@banyanbyte.example', phone: '+49 30 23125 108' },
  9: { email: 'lukas.hoffmann@banyanbyte.example', phone: '+49 30 23125 109' },
  10: { email: 'svenja.lorenz@banyanbyte.example', phone: '+49 30 23125 110' },
  11: { email: 'farhan.qureshi@banyanbyte.example', phone: '+49 30 23125 111' },
  12: { email: 'lena.wagner@banyanbyte.example', phone: '+49 30 23125 112' },
  13: { email: 'kavya.reddy@banyanbyte.example', phone: '+49 30 23125 113' },
  14: { email: 'tobias.schaefer@banyanbyte.example', phone: '+49 30 23125 114' },
  15: { email: 'priya.deshmukh@banyanbyte.example', phone: '+49 30 23125 115' },
  16: { email: 'nikhil.bose@banyanbyte.example', phone: '+49 30 23125 116' },
};
