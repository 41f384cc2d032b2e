import path from 'node:path';
import { firm } from '#site/firm';
import { listLanguages } from '../../scripts/newFirm/languages';
import { findSiteFolder } from '../../src/site/folder';

/** The folders with the firm's words, and with the words of each language for new firms. */
const FOLDERS = [
  path.join(findSiteFolder(), 'words'),
  ...listLanguages().map((language) => path.resolve('src/languages', language)),
];
const FILES = ['combo', 'controls', 'document', 'forms', 'jobs', 'mails', 'messages', 'outcomes', 'noscript', 'relay'];

/** The placeholders of each text that has any, by the text's key. In a plural form, {count} is optional. */
const PLACEHOLDERS: Readonly<Record<string, readonly string[]>> = {
  'controls.documentTitle.home': ['firm', 'tagline'],
  'controls.documentTitle.page': ['firm', 'title'],
  'controls.footer.copyright': ['firm'],
  'controls.address.lines': ['city', 'country', 'postalCode', 'street'],
  'controls.address.line': ['city', 'country', 'postalCode', 'street'],
  'controls.letterheadContact': ['inbox', 'phone'],
  'controls.carousel.slide': ['count', 'number'],
  'controls.carousel.goTo': ['number'],
  'controls.carousel.shown': ['count', 'number', 'title'],
  'controls.carousel.twoShown': ['count', 'nextNumber', 'nextTitle', 'number', 'title'],
  'controls.showMore': ['all', 'count'],
  'controls.characters.typed': ['count', 'limit'],
  'controls.distinctPlan': ['distinction', 'name'],
  'controls.serviceCombo': ['name'],
  'controls.lastUpdated': ['date'],
  'document.insteadOfForm': ['inbox', 'phone'],
  'noscript.errorTitle': ['title'],
  'noscript.sent.confirmed': ['email'],
  'noscript.withdrawal.ask.text': ['reference'],
  'noscript.withdrawal.done.text': ['reference'],
  'forms.application.title': ['job'],
  'forms.quote.planWithDistinction': ['distinction', 'plan'],
  'forms.quote.budget': ['amount', 'currency', 'symbol'],
  'forms.shared.alsoWrong': ['messages'],
  'forms.hints.specified.name': ['limit'],
  'forms.hints.specified.email': ['limit'],
  'forms.hints.specified.phone': ['limit'],
  'forms.hints.specified.message': ['limit'],
  'forms.hints.inclusive.name': ['limit'],
  'forms.hints.inclusive.message': ['limit'],
  'forms.leftOut.sentence': ['kept', 'signs'],
  'forms.leftOut.named': ['name', 'sign'],
  'forms.leftOut.unnamed': ['sign'],
  'forms.leftOut.again': ['notice'],
  'forms.country.option': ['code', 'country'],
  'forms.country.chosen': ['code', 'country'],
  'forms.resume.formats': ['limit'],
  'forms.resume.selected': ['file'],
  'forms.resume.removed': ['file'],
  'forms.resume.file': ['file', 'size'],
  'forms.resume.kilobytes': ['size'],
  'forms.resume.megabytes': ['size'],
  'forms.resume.reading': ['file'],
  'forms.budget.inCurrency': ['currency'],
  'forms.arrived.at': ['time'],
  'forms.arrived.file': ['name'],
  'forms.arrived.size': ['count'],
  'forms.arrived.sha256': ['sha256'],
  'forms.arrived.letter': ['count'],
  'forms.summary.row': ['label', 'value'],
  'forms.summary.tooLong': ['button'],
  'outcomes.writeTo': ['email'],
  'outcomes.reference': ['reference'],
  'jobs.remote': ['countries'],
  'jobs.salaryRange': ['least', 'most'],
  'jobs.salaryPer.HOUR': ['pay'],
  'jobs.salaryPer.DAY': ['pay'],
  'jobs.salaryPer.WEEK': ['pay'],
  'jobs.salaryPer.MONTH': ['pay'],
  'jobs.salaryPer.YEAR': ['pay'],
  'messages.phone.digits': ['digits'],
  'messages.resume.size': ['limit'],
  'messages.budget.notAnAmount': ['example'],
  'mails.contact.confirmation.subject': ['firm'],
  'mails.application.admin.subject': ['position'],
  'mails.application.unscanned': ['file'],
  'mails.application.confirmation.subject': ['firm'],
  'mails.quote.admin.subject': ['plan'],
  'mails.quote.confirmation.subject': ['firm'],
  'mails.quote.budget': ['amount', 'currency'],
  'mails.customRequest.confirmation.subject': ['firm'],
  'mails.digest.subject': ['count'],
  'mails.bytes': ['count'],
  'mails.characters': ['count'],
  'mails.withdrawn.admin.subject': ['reference'],
  'mails.withdrawn.confirmation.subject': ['firm'],
  'mails.labelled': ['label'],
  'mails.greeting': ['name'],
};

/** The key suffixes of plural forms. */
const PLURAL = /\.(?:zero|one|two|few|many|other)$/;

/** Returns every text with its key. The lines of a list count as one text. */
const collectWordTexts = (words: object, at: string): (readonly [string, string])[] =>
  Object.entries(words).flatMap(([name, value]: [string, unknown]) => {
    const place = `${at}.${name}`;
    if (typeof value === 'string') return [[place, value] as const];
    return Array.isArray(value)
      ? [[place, value.join('\n')] as const]
      : collectWordTexts(Object(value) as object, place);
  });

describe.each(FOLDERS.map((folder) => [path.relative(process.cwd(), folder), folder]))('%s', (_shown, folder) => {
  const texts: (readonly [string, string])[] = [];
  beforeAll(async () => {
    for (const name of FILES) {
      const { words } = (await import(path.join(folder, name))) as { words: object };
      texts.push(...collectWordTexts(words, name));
    }
  });

  test('3.1.1 each text has exactly the placeholders that the site replaces', () => {
    expect(texts.length).toBeGreaterThan(200);
    const wrong = texts.filter(([place, text]) => {
      const places = new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
      if (PLURAL.test(place)) places.delete('count');
      return [...places].toSorted().join() !== (PLACEHOLDERS[place.replace(PLURAL, '')] ?? []).join();
    });
    expect(wrong).toEqual([]);
  });

  test('3.3.2 no text is empty', () => {
    expect(texts.filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test('§7.2 no mail subject ends in punctuation', () => {
    const subjects = texts.filter(([place]) => place.endsWith('.subject'));
    expect(subjects).toHaveLength(11);
    expect(subjects.filter(([, text]) => /[.!?:]$/.test(text))).toEqual([]);
  });
});

test('§4.6 the prefix of references has two to four letters from A to Z', () => {
  expect(firm.referencePrefix).toMatch(/^[A-Z]{2,4}$/);
});
