import { firm } from './firm';
import { postalAddress, updated } from './legal';
import { settings } from './settings';
import type { Settings, TextContent } from '#kit';

const textsByDelivery: Readonly<
  Record<Settings['quoteDelivery'], { readonly short: string; readonly full: string[] }>
> = {
  summary: {
    short: 'The forms for a quote or a custom solution only make a summary. We store none of it.',
    full: [
      'These two forms turn your entries into a summary that stays in your browser. Without JavaScript, our server makes the summary for you. It then gets your entries, but stores none of them.',
      'You choose what happens next: copy the summary, print it, or open it in your own e-mail program. We can read it only when you send that e-mail.',
    ],
  },
  relay: {
    short: 'The forms for a quote or a custom solution send us what you fill in.',
    full: [
      'These two forms send what you filled in to our server. We get the plan and its price range, your contact details, what you selected, your project and your budget. You may leave any field empty.',
      'The server treats them like a contact message: the same checks, the same delivery and the same times for deleting.',
    ],
  },
};

const quoteTexts = textsByDelivery[settings.quoteDelivery];

const privacyPolicy: TextContent = {
  intro: `This page explains how this website uses your data. ${firm.name} is a sample company. Where a real firm has to put its own details, we say so.`,
  updated,
  sections: [
    {
      heading: 'In short',
      paragraphs: ['You can read every page without telling us anything about you.'],
      items: [
        'This website sets no cookies.',
        'It uses no analytics, no adverts and no tracking of any kind.',
        'Its fonts, scripts and pictures come from this website itself, and so do the flags in the country list. Your browser contacts no other company.',
        'Your data reaches us only when you send us a form.',
        quoteTexts.short,
      ],
    },
    {
      heading: 'Who is responsible',
      paragraphs: [
        `The controller under the General Data Protection Regulation (GDPR) is ${postalAddress}. You can write to ${firm.inbox} or call ${firm.phone.display}.`,
        'This firm, its address and its phone number are samples. The firm that runs this website must give its own here. It must also name its data protection officer, if it has one.',
      ],
    },
    {
      heading: 'When you visit a page',
      paragraphs: [
        'To send you a page, a server has to use your internet address (IP address). Our server keeps no list of visits.',
        'The company that hosts a website may keep its own log for a short time. The firm that runs this website must name its host here and say how long that log is kept.',
      ],
    },
    {
      heading: 'Messages and job applications',
      paragraphs: [
        'When you send a contact message, we get your name, e-mail address, phone number and message. When you apply for a job, we get your name, e-mail address, phone number, cover letter, your resume with its file name, and the job you chose. Both carry the time of sending.',
        'To keep out spam, the form also sends how long it was open and a hidden field that people never see. A random number makes sure that we do not store the same message twice. The server counts how many messages come from one internet address, and how many confirmations go to one e-mail address.',
        'Then this happens, in this order:',
      ],
      items: [
        'Our server checks your data and stores it.',
        'It writes your message or application, with your resume, into our spreadsheet.',
        'It sends an e-mail with your text to our inbox. For an application, this e-mail names your resume file but does not contain it.',
        'It sends a confirmation to the e-mail address that you gave. After a contact message, the confirmation repeats your message. After an application, it names the job, your resume file and the time. It has a link by which you can withdraw for 180 days.',
        'If delivery fails, the server keeps your data and tries again.',
        `If your message or application looks like spam, the server holds it back: it sends no e-mail, and deletes the data after 30 days. Until then, a person can release it. If you hear nothing from us, write to ${firm.inbox}.`,
      ],
    },
    {
      heading: 'How long we keep it',
      paragraphs: [
        'The server’s log contains only the reference number of a message. It does not contain your name, your address or your text.',
        'Our staff delete the data in our spreadsheet and in our inbox. The times in the last two points below are samples. A real firm must set its own.',
      ],
      items: [
        'The server deletes your resume as soon as it is delivered.',
        'The server deletes its record of your message or application after 30 days.',
        'The server keeps your internet address in coded form for up to two days, and in its memory for up to one day. If a request fails or is refused, the error log contains the address for 14 days.',
        'We delete messages once your question is settled and no law makes us keep them.',
        'We delete applications six months after we have filled the job, unless you start to work with us.',
      ],
    },
    {
      heading: 'Quotes and custom solutions',
      paragraphs: quoteTexts.full,
    },
    {
      heading: 'What your browser remembers',
      paragraphs: [
        'Your browser can store three things for this website. All of them stay on your device. We get your entries and the random number only when you send a form. You can delete all three in the settings of your browser.',
      ],
      items: [
        'Local storage contains your choices in ‘Display settings’ and ‘Pause all motion’, and nothing else.',
        'Session storage contains a draft of a form that you have not sent yet, so that you do not lose your text. Your browser deletes the draft when you send the form, or when it can no longer reopen the closed tab. A reopened tab shows a draft for at most 24 hours.',
        'When you send a form, session storage also contains your entries and a random number. If sending fails, they stay, so that a new try does not count as a second message. Your browser deletes them when the form is sent, or when it can no longer reopen the closed tab.',
      ],
    },
    {
      heading: 'Who else handles your data',
      paragraphs: [
        'A spreadsheet service stores messages and applications for us, an e-mail service sends our e-mails, and a host runs our server. They may use the data only as we tell them to. We do not sell data or pass it to anyone else.',
        'As a sample company we name no services. The firm that runs this website must name each one here. If one of them works outside the European Union, it must say how the data is protected there.',
        'Our pages link to other websites, such as our social media profiles. Those sites have their own rules. They learn about your visit only when you follow a link.',
      ],
    },
    {
      heading: 'Why we are allowed to do this',
      paragraphs: [
        'We use your message and your application to answer you and to prepare a contract that you have asked about (Article 6(1)(b) of the GDPR). We keep spam out because we have a legitimate interest in a safe website (Article 6(1)(f)).',
        'You do not have to give us any data. Without the fields that a form asks for, though, we cannot take the form.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [`Write to ${firm.inbox} to use any of these rights. It costs you nothing.`],
      items: [
        'You can ask which data we have about you and get a copy of it.',
        'You can have wrong data corrected.',
        'You can have your data deleted, or ask us to stop using it.',
        'You can get the data you gave us in a form that a computer can read.',
        'You can object when we use data because of a legitimate interest.',
      ],
    },
    {
      heading: 'Where you can complain',
      paragraphs: [
        'You can complain to a data protection authority, for example the one where you live or work. The firm that runs this website must name the authority in charge of it here.',
      ],
    },
  ],
};

export default privacyPolicy;
