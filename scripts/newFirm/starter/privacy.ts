import { firm } from './firm';
import { postalAddress, updated } from './legal';
import { settings } from './settings';
import type { TextContent } from '#kit';

/*
 * This text is not legal advice. The text describes how this site and the relay process data. 'npm run check' lists the
 * sentences to write. Ask a lawyer to review the whole text.
 */

const quoteParagraph =
  settings.quoteDelivery === 'relay'
    ? 'A request for a quote is sent in the same way as a message. It contains the plan and its price range, your contact details, the size of your firm, your text and your budget. Every field is optional.'
    : 'The form for a quote makes a summary in your browser, which you can send us by e-mail if you like. Without JavaScript, our server makes the summary and stores nothing.';

const privacy: TextContent = {
  intro: 'This page explains how this website uses your data.',
  updated,
  sections: [
    {
      heading: 'In short',
      paragraphs: ['You can read every page without telling us anything about you.'],
      items: [
        'This website sets no cookies.',
        'It uses no analytics, no adverts and no tracking of any kind.',
        'Its fonts, scripts and pictures come from this website itself. Your browser contacts no other company.',
        'Your data reaches us only when you send us a form.',
      ],
    },
    {
      heading: 'Who is responsible',
      paragraphs: [
        `The controller under the General Data Protection Regulation (GDPR) is ${postalAddress}. You can write to ${firm.inbox} or call ${firm.phone.display}.`,
        'Name here your data protection officer, if you have one.',
      ],
    },
    {
      heading: 'When you visit a page',
      paragraphs: [
        'To send you a page, a server has to use your internet address (IP address). Our server keeps no list of visits.',
        'Name here the company that hosts your website, and say how long its own log is kept.',
      ],
    },
    {
      heading: 'Messages, applications and quotes',
      paragraphs: [
        'When you send a message or an application, we get the contents of the form, the time of sending and, with an application, your resume.',
        quoteParagraph,
        'To keep out spam, a form also sends how long it was open, a hidden field and a random number. The server counts how many messages come from one internet address.',
        'Our server stores your message, writes it into our spreadsheet and sends an e-mail to our inbox. Then it sends a confirmation to the address that you gave.',
        `If a message looks like spam, the server holds it back: it sends no e-mail, and deletes the message after 30 days. Until then, a person can release it. If you hear nothing from us, write to ${firm.inbox}.`,
        'In our firm, only the people who answer messages or select applicants read what you send us.',
      ],
    },
    {
      heading: 'How long we keep it',
      paragraphs: ['The server’s log contains only the reference number of a message.'],
      items: [
        'The server deletes your resume as soon as it is delivered.',
        'The server deletes its record of your message or application after 30 days.',
        'The server keeps your internet address in coded form for up to two days, and in its memory for up to one day. If a request fails or is refused, the error log contains the address for 14 days.',
        'Say here when you delete messages and applications from your spreadsheet and your inbox.',
        'You can withdraw an application with the link in its confirmation, which works for 180 days. We then delete the application and your resume.',
      ],
    },
    {
      heading: 'What your browser remembers',
      paragraphs: [
        'All of this stays on your device. We get the contents of a form only when you send it. You can delete all of it in the settings of your browser.',
      ],
      items: [
        'Local storage contains your display settings, and whether you have hidden the note about another language.',
        'Session storage contains a draft of a form that you have not sent yet. Your browser deletes it when you send the form, or when it can no longer reopen the closed tab. A reopened tab shows a draft for at most 24 hours.',
        'When you send a form, session storage also contains your entries and a random number. If sending fails, they stay, so that a new try does not count as a second message. Your browser deletes them when the form is sent, or when it can no longer reopen the closed tab.',
      ],
    },
    {
      heading: 'Who else handles your data',
      paragraphs: [
        'A spreadsheet service stores what you send us, an e-mail service sends our e-mails, and a host runs our server. They may use the data only as we tell them to.',
        'Name here each of these services, and say how data is protected that leaves the European Union.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'We use what you send us to answer you and to prepare a contract that you have asked about (Article 6(1)(b) of the GDPR). We keep spam out because we have a legitimate interest in a safe website (Article 6(1)(f)).',
        `Write to ${firm.inbox} to see your data, to correct or delete it, to get a copy, or to object to its use. It costs you nothing.`,
        'You can also complain to a data protection authority. Name here the authority that is responsible for you.',
      ],
    },
  ],
};

export default privacy;
