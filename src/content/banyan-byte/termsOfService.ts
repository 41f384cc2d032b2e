import { firm } from './firm';
import { postalAddress, updated } from './legal';
import type { TextContent } from '#kit';

const termsOfService: TextContent = {
  intro: `These rules apply when you use this website. ${firm.name} is a sample company, so nothing here can really be bought. A firm that takes over this website must have its own terms checked.`,
  updated,
  sections: [
    {
      heading: 'Who we are',
      paragraphs: [`This website belongs to ${postalAddress}. You can reach us at ${firm.inbox}.`],
    },
    {
      heading: 'Prices and plans',
      paragraphs: [
        'The prices on this website are starting points. They show what a typical project costs, in the currency beside them. Your own price depends on what you need.',
        'A plan’s card is a short form of its longer description. Where the two differ, for example in the number of pages, your quote says what you get.',
        'Costs of other firms, such as the money you spend on adverts, are not part of a plan unless it says so.',
      ],
    },
    {
      heading: 'Quotes and orders',
      paragraphs: [
        'Choosing a plan or filling in a form on this website does not place an order. You owe us nothing for it.',
        'We answer a request with a quote. It names the work, the price, the taxes and the dates. A quote is not binding until both sides have confirmed it in writing. An e-mail is enough for that.',
        'The written contract then counts, not this website.',
      ],
    },
    {
      heading: 'What you send us',
      paragraphs: [
        'Please give true details, so that we can answer you. Send only texts and files that you are allowed to share.',
        'Do not use our forms for adverts, for harmful files or in the name of another person. To protect everyone, the server limits how many messages it takes in a short time.',
        'Our privacy policy explains how we use your data.',
      ],
    },
    {
      heading: 'Job applications',
      paragraphs: [
        'The jobs on this website are an invitation to apply, not an offer of a contract. We read every application.',
      ],
    },
    {
      heading: 'Texts and pictures',
      paragraphs: [
        'You may read, print and link to our pages. Please ask us before you publish our texts or pictures elsewhere. Names and logos of clients and partners belong to their owners.',
      ],
    },
    {
      heading: 'Links to other websites',
      paragraphs: [
        'We check a link when we set it. We cannot control what the other website shows later. If you find a bad link, tell us and we will remove it.',
      ],
    },
    {
      heading: 'What you can rely on',
      paragraphs: [
        'We keep this website correct and running as well as we can. We cannot promise that it is always online or free of mistakes.',
        'We are fully liable for harm to life, body or health, and for harm that we cause on purpose or by gross negligence. These terms take away no right that the law gives you.',
      ],
    },
    {
      heading: 'Law and changes',
      paragraphs: [
        'German law applies. If you are a consumer, you also keep the protection of the law in the country where you live.',
        'We may change these terms for the future. The date on this page shows the last change.',
      ],
    },
  ],
};

export default termsOfService;
