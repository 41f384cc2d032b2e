/**
 * The starter's English texts that a firm must replace with its own texts. `texts.json` contains the translations of
 * these prompts, except prompts in files that a translation replaces. A firm must also replace URLs and e-mail
 * addresses in the domain '.example'.
 */
export const PROMPTS: readonly string[] = [
  'What you stand for, in one short line',
  'Describe your services and your customers in one or two sentences. Search engines show these words.',
  '+44 20 7946 0000',
  'Your street and number',
  '00000',
  'Your town',
  'Your country',
  'Your opening hours',
  'What you do, in five or six words',
  'One sentence about what a customer gets from you.',
  'What you do and for whom',
  'One sentence for search engines: what you do, for whom, and what is better with you than elsewhere.',
  'One sentence that names your services, so that somebody who searches for one of them finds this page.',
  'One sentence that says what your plans are for, from what price, and how they differ from each other.',
  'One sentence that says whom you are looking for, where, and what it is like to work with you.',
  'One sentence about all your services',
  'Your first service',
  'Say in two sentences what you do here and whom it helps. Leave out words that only experts understand.',
  'Your second service',
  'Say how this service differs from the first one. Customers should know at once whether they need it.',
  'One sentence that helps people choose between your plans',
  'Small plan',
  'Middle plan',
  'Large plan',
  'The customers that this plan suits',
  'For customers who need more than the small plan',
  'For customers who want every feature',
  'The first feature of this plan',
  'The second feature of this plan',
  'A feature of the larger plans only',
  'All features of the small plan',
  'A feature of the large plan only',
  'All features of the middle plan',
  'Describe the work in your firm, and the steps after an application.',
  'The name of the job',
  'Describe in two or three sentences the tasks, the team and the place of this job.',
  'One requirement of this job',
  'A useful skill',
  'Another useful skill',
  'Say who reads the messages, and when the answer comes.',
  'Say here whether your prices include taxes, and how customers can cancel an order.',
  'Say here what you are liable for, and which law applies.',
  'Name here your data protection officer, if you have one.',
  'Name here the company that hosts your website, and say how long its own log is kept.',
  'Say here when you delete messages and applications from your spreadsheet and your inbox.',
  'Name here each of these services, and say how data is protected that leaves the European Union.',
  'You can also complain to a data protection authority. Name here the authority that is responsible for you.',
  'Say in one or two sentences what visitors can do on this website.',
  'Name here the market surveillance authority of your country.',
  'Write here the postal address of that authority.',
];

// cspell:disable
/**
 * The first words of the prompts in the translated files that replace files of the starter, by language. One such file
 * contains the German 'Impressum'.
 */
export const PROMPT_STARTS: Readonly<Record<string, readonly string[]>> = {
  de: ['Nennen Sie hier', 'Sagen Sie hier'],
  es: ['Nombre aquí', 'Diga aquí'],
  fr: ['Nommez ici', 'Dites ici'],
};
