import { accessibilityResults as results } from './accessibilityResults';
import { firm } from './firm';
import { pages } from './pages';
import { settings } from './settings';
import type { Settings, TextPageContent } from '#kit';

/*
 * Sample texts, not legal advice. What they say about data is what this site does as it ships, with the relay
 * ('relay' mode). A firm that uses 'direct' mode, adds a service or changes a time must change them too. The two
 * content settings that alter the facts are read here, so that the texts follow them.
 */

const { street, postalCode, city, country } = firm.address;
const postalAddress = `${firm.legalName}, ${street}, ${postalCode} ${city}, ${country}`;
const updated = '2026-11-20';

const quoteData: Readonly<Record<Settings['quoteDelivery'], { readonly short: string; readonly full: string[] }>> = {
  summary: {
    short: 'The forms for a quote or a custom solution send nothing. They make a summary in your browser.',
    full: [
      'These two forms send nothing to us. They turn what you typed into a summary that stays in your browser.',
      'You choose what happens next: copy the summary, print it, or open it in your own e-mail program. Only when you send that e-mail does it reach us.',
    ],
  },
  relay: {
    short: 'The forms for a quote or a custom solution send us what you fill in.',
    full: [
      'These two forms send what you filled in to our server: the plan you chose, your contact details, your project and your budget. You may leave any field empty.',
      'The server treats them like a contact message: the same checks, the same delivery and the same times for deleting.',
    ],
  },
};

const quotes = quoteData[settings.quoteDelivery];

export const privacyPolicy: TextPageContent = {
  title: pages['privacy-policy'].title,
  intro: `This page tells you what this website does with your data, and what it does not do. ${firm.name} is a sample company. Where a real firm has to put its own details, we say so.`,
  updated,
  sections: [
    {
      heading: 'In short',
      paragraphs: ['You can read every page without telling us anything about you.'],
      items: [
        'This website sets no cookies.',
        'It uses no analytics, no adverts and no tracking of any kind.',
        'Its fonts, scripts and pictures come from this website itself, and so do the flags in the country list. Your browser contacts no other company.',
        'Your data reaches us only when you send us a message or a job application.',
        quotes.short,
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
        'Our server checks what you sent and stores it.',
        'It writes your message or application, with your resume, into our spreadsheet.',
        'It sends an e-mail with what you wrote to our inbox. For an application, this e-mail names your resume file but does not contain it.',
        'It sends a confirmation to the e-mail address that you gave. After a contact message, the confirmation repeats your message. After an application, it names the job and the time.',
        'If delivery fails, the server keeps your data and tries again.',
      ],
    },
    {
      heading: 'How long we keep it',
      paragraphs: [
        'The server’s log knows a message only by its reference number. It does not hold your name, your address or what you wrote.',
        'What is in our spreadsheet and in our inbox is deleted by our staff. The times in the last two points below are samples. A real firm must set its own.',
      ],
      items: [
        'The server deletes your resume as soon as it is delivered.',
        'The server deletes its record of your message or application after 30 days.',
        'We delete messages once your question is settled and no law makes us keep them.',
        'We delete applications six months after we have filled the job, unless you start to work with us.',
      ],
    },
    {
      heading: 'Quotes and custom solutions',
      paragraphs: quotes.full,
    },
    {
      heading: 'What your browser remembers',
      paragraphs: [
        'Your browser can store two things for this website. Both stay on your device; the website does not send them to us. You can delete them in the settings of your browser.',
      ],
      items: [
        'Local storage holds your choice for ‘Pause all motion’, and nothing else.',
        'Session storage holds a draft of a form that you have not sent yet, so that you do not lose your words. The draft goes when you send the form or close the tab.',
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
        'You do not have to give us any data. Without the fields that a form asks for, though, we cannot take the form. No decision about you is made by a computer alone.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [`Write to ${firm.inbox} to use any of these rights. It costs you nothing.`],
      items: [
        'You can ask what data we hold about you and get a copy of it.',
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

export const termsOfService: TextPageContent = {
  title: pages['terms-of-service'].title,
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
        'The prices on this website are starting points. They show what a typical project costs, in the currency that stands beside them. Your own price depends on what you need.',
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
        'Our privacy policy tells you what happens to your data.',
      ],
    },
    {
      heading: 'Job applications',
      paragraphs: [
        'The jobs on this website are an invitation to apply, not an offer of a contract. We read each application, whoever it comes from.',
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
        'We may change these terms for the future. The date on this page shows when we last did.',
      ],
    },
  ],
};

// Only the specified form rules shut people out; the inclusive ones leave nothing to report here.
const formLimits: Readonly<Record<Settings['formRules'], TextPageContent['sections']>> = {
  specified: [
    {
      heading: 'Limits we know of',
      paragraphs: [
        'The contact and application forms have strict rules that do not suit everyone. These limits shut some people out:',
      ],
      items: [
        'A name may have only the letters A to Z and spaces, and at most 18 characters.',
        'An e-mail address must end in .com and have at most 28 characters.',
        'A phone number must have exactly 10 digits after the country code.',
      ],
    },
    {
      heading: 'A way around these limits',
      paragraphs: [
        `If a form does not take your details, write to ${firm.inbox} or call ${firm.phone.display}. Your message or application counts just the same.`,
      ],
    },
  ],
  inclusive: [],
};

const { format: number } = new Intl.NumberFormat('en-GB');
const inWords = (items: readonly (string | number)[]): string => `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

// The figures of the last complete run, as it was recorded: nothing here is typed in by hand.
const testResults: TextPageContent['sections'][number] = {
  heading: 'Test results',
  paragraphs: [
    `On ${new Date(results.date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })} we had this website tested by ${results.engines.length} programs: ${inWords(results.engines.map(({ name, version }) => `${name} ${version}`))}. They ran in ${results.browser}.`,
    `They looked at ${number(results.states)} states of the website: each page, and each menu, dialog, message and error that can open on one. Each state was shown in windows ${inWords(results.widths)} pixels wide, and with these settings: ${inWords(results.modes)}.`,
  ],
  items: [
    `${number(results.engineChecks)} checks with every rule of the levels A, AA and AAA found ${number(results.failures)} failures.`,
    `${number(results.measurements)} measurements found nothing that is smaller than 44 by 44 pixels where you press it, apart from links within a sentence. They found no text that is cut off when it is spaced more widely or twice as large.`,
    `${number(results.falsePositives)} kinds of finding proved to be mistakes of a program. Each is listed with its proof in the source code of this website.`,
    'Programs find only some barriers. If you meet one that they missed, please tell us.',
  ],
};

// Written down after a whole run of `npm run test:heard` and `npm run test:engines`.
const heard: TextPageContent['sections'][number] = {
  heading: 'Tested with a screen reader',
  paragraphs: [
    'On 22 November 2026 we used this website with the screen reader Orca 43.1, in Firefox 153 and in Chromium 156. A program pressed the keys of a visitor. We checked what Orca said on the pages, in the menu, in each dialog and form, and when a message was sent or could not be sent.',
    'Our first visits found 14 faults. For example, Orca did not say that a message was sent. We mended what was ours to mend. What is left:',
  ],
  items: [
    'After some links Orca says ‘main content’ before it says the heading of the new page.',
    'When you choose a country in Chromium, Orca says ‘collapsed’ and does not read the country again.',
    'Orca calls a heading ‘clickable’ when it has just been given the focus.',
    'We could not test with a screen reader for Windows, Mac or phones. If you use one and something is wrong, please tell us.',
    'We opened every page in Firefox 153 and WebKit 2.50 too. They showed no fault.',
  ],
};

export const accessibilityStatement: TextPageContent = {
  title: pages.accessibility.title,
  intro:
    'Everyone should be able to use this website. Here is what we aim for, what we know does not work well yet, and how you can tell us about a barrier.',
  updated: results.date > updated ? results.date : updated,
  sections: [
    {
      heading: 'What we aim for',
      paragraphs: [
        'We follow the Web Content Accessibility Guidelines (WCAG), version 2.2. We aim to meet all rules of the levels A and AA, and the rules of level AAA wherever this website can meet them.',
      ],
    },
    {
      heading: 'What we do for it',
      paragraphs: ['We planned and built this website with these points in mind:'],
      items: [
        'You can do everything with a keyboard alone, and you can see where you are.',
        'Headings, lists, tables and forms are named so that a screen reader can announce them.',
        'Everything that moves by itself has a pause button. ‘Pause all motion’ at the foot of each page stops it all, and your browser remembers your choice. If your device asks for less motion, nothing moves by itself.',
        'Text has strong contrast. You can enlarge it without losing words or buttons.',
        'Forms say what they need before you type and name each mistake in words. No form has a time limit.',
        'Meaning never depends on colour alone.',
        'Our texts use plain words. A check on each page makes sure that nine years of school are enough to read it.',
        'A list at the end of this page says what each abbreviation on this website stands for.',
      ],
    },
    ...formLimits[settings.formRules],
    testResults,
    heard,
    {
      heading: 'Tell us about a barrier',
      paragraphs: [
        `Did something not work for you? Write to ${firm.inbox} or call ${firm.phone.display}. Tell us the page, what you wanted to do and, if you like, which device or aid you use.`,
        'You will get an answer from a person. If we cannot fix the barrier at once, we will give you what you need in another way.',
      ],
    },
    {
      heading: 'If our answer does not help',
      paragraphs: [
        `${firm.name} is a sample company, so no authority is in charge of it. The firm that runs this website must name here the authority to which people can complain about a barrier.`,
      ],
    },
  ],
};
