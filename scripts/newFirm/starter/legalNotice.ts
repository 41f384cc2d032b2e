import { firm } from './firm';
import { postalAddress, updated } from './legal';
import type { TextContent } from '#kit';

/* This text is not legal advice. Use this text as a draft for your own terms, and ask a lawyer to review your terms. */

const legalNotice: TextContent = {
  intro: 'These rules apply when you use this website.',
  updated,
  sections: [
    {
      heading: 'Who we are',
      paragraphs: [`This website belongs to ${postalAddress}. You can reach us at ${firm.inbox}.`],
    },
    {
      heading: 'Prices and orders',
      paragraphs: [
        'The prices on this website are starting points. Your own price depends on what you need.',
        'Choosing a plan or filling in a form places no order. An order is made when you accept our written quote.',
        'Say here whether your prices include taxes, and how customers can cancel an order.',
      ],
    },
    {
      heading: 'Liability',
      paragraphs: [
        'We check our texts, but they may contain mistakes. If you find one, please tell us.',
        'Say here what you are liable for, and which law applies.',
      ],
    },
  ],
};

export default legalNotice;
