/** Tests criteria for texts, fields and language links, in every built page of every language, including form pages. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { settings } from '#site/settings';
import { getServedFolder } from '../scripts/build/swap';
import { expect, test } from '../test/e2e/fixtures';
import { findUntestedForms } from './spokenText';

interface PageText {
  file: string;
  text: string;
  /** The language of the text: the `lang` of the text's element or of its nearest ancestor with that attribute. */
  lang: string;
}

/** A field of a form, apart from hidden fields, the honeypot and radio buttons. */
interface Field {
  file: string;
  name: string;
  /** The text of the field's labels. */
  label: string;
  /** The data that the field asks for: its autocomplete token or, without a token, its label. */
  entryKind: string;
  /** The index of the field's form on the page. */
  formIndex: number;
}

interface LanguageLink {
  file: string;
  hreflang: string;
  lang: string;
}

const texts: PageText[] = [];
const languageLinks: LanguageLink[] = [];
const fields: Field[] = [];
const tags = Object.keys(settings.languages ?? {});

test.beforeAll(async ({ browser }) => {
  const folder = getServedFolder();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  const page = await browser.newPage();
  for (const file of files) {
    const pageContent = await page.evaluate(
      (html) => {
        const { body } = new DOMParser().parseFromString(html, 'text/html');
        // In a built form page, a `script` element contains the markup of the form. The relay restores the form when it
        // serves the page.
        for (const formScript of body.querySelectorAll('script[data-form]'))
          formScript.outerHTML = formScript.textContent ?? '';
        const getLang = (element: Element) => element.closest('[lang]')?.getAttribute('lang') ?? '';
        const spokenElements = [...body.querySelectorAll('*')].filter(
          (element) => !element.closest('script, style, template, [aria-hidden="true"]'),
        );
        return {
          texts: spokenElements.flatMap((element) =>
            [
              [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join(''),
              ...['aria-label', 'alt', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
            ]
              .filter((text) => text.trim() !== '')
              .map((text) => ({ text, lang: getLang(element) })),
          ),
          links: spokenElements
            .filter((element) => element.matches('a[hreflang]'))
            .map((link) => ({ hreflang: link.getAttribute('hreflang') ?? '', lang: getLang(link) })),
          fields: [...body.querySelectorAll('form')].flatMap((form, index) =>
            [...form.querySelectorAll<HTMLInputElement>('input, select, textarea')]
              .filter(({ type }) => !['hidden', 'submit', 'radio'].includes(type))
              .filter((field) => !field.closest('[inert], [aria-hidden="true"]'))
              .map(({ name, autocomplete, labels }) => {
                const label = [...(labels ?? [])].map(({ textContent }) => textContent.trim()).join(' ');
                return { name, label, entryKind: autocomplete || label, formIndex: index };
              }),
          ),
        };
      },
      readFileSync(path.join(folder, file), 'utf8'),
    );
    texts.push(...pageContent.texts.map((text) => ({ file, ...text })));
    fields.push(...pageContent.fields.map((field) => ({ file, ...field })));
    languageLinks.push(...pageContent.links.map((link) => ({ file, ...link })));
  }
  await page.close();
  if (texts.length === 0) throw new Error(`${folder} has no page with a text. Run npm run build.`);
});

test('1.3.1 every number, price, range and abbreviation has a form whose speech is tested', () => {
  const untestedForms = texts.flatMap(({ file, text }) =>
    findUntestedForms(text).map((form) => `${file}: '${form}' in '${text.trim().slice(0, 60)}'. Write it out.`),
  );
  expect([...new Set(untestedForms)]).toEqual([]);
});

test('3.3.2 every field has a label, and not only a placeholder', () => {
  expect(fields.length).toBeGreaterThan(0);
  expect(fields.filter(({ label }) => label === '').map(({ file, name }) => `${file}: '${name}'`)).toEqual([]);
});

test('1.3.5 every field for a name, an e-mail address or a phone number has its autocomplete token', () => {
  const tokenByName = new Map(Object.entries({ name: 'name', email: 'email', phone: 'tel' }));
  const personalFields = fields.filter(({ name }) => tokenByName.has(name));
  expect(new Set(personalFields.map(({ name }) => name)).size).toBe(tokenByName.size);
  expect(personalFields.filter(({ name, entryKind }) => entryKind !== tokenByName.get(name))).toEqual([]);
});

test('3.3.7 no form asks for the same entry twice', () => {
  const repeatedFields = fields.filter((field, index) =>
    fields
      .slice(0, index)
      .some(
        ({ file, formIndex, entryKind }) =>
          field.file === file && field.formIndex === formIndex && field.entryKind === entryKind,
      ),
  );
  expect(repeatedFields.map(({ file, entryKind }) => `${file}: '${entryKind}'`)).toEqual([]);
});

test('3.1.2 every link to another language has a `lang` equal to its `hreflang`', () => {
  expect(languageLinks.filter(({ hreflang, lang }) => hreflang !== lang)).toEqual([]);
  const linkedLanguages = new Set(languageLinks.map(({ hreflang }) => hreflang));
  expect([...linkedLanguages].toSorted(), 'the languages that pages link to').toEqual(tags.toSorted());
});

/** Returns the script of a language tag ('Arab' for 'ar'). Returns 'Latn' for an empty tag. */
const getScript = (lang: string): string => new Intl.Locale(lang || 'en').maximize().script ?? 'Latn';

test('3.1.2 every text is in Latin script or in the script of its `lang`', () => {
  const foreignTexts = texts
    .filter(({ text, lang }) => {
      const allowedCharacters = new RegExp(
        String.raw`[\p{Script_Extensions=Latn}\p{Script_Extensions=${getScript(lang)}}\P{L}]`,
        'gu',
      );
      return text.replaceAll(allowedCharacters, '') !== '';
    })
    .map(({ file, text, lang }) => `${file}: '${text.trim().slice(0, 60)}' is not in the script of '${lang}'`);
  expect(foreignTexts).toEqual([]);
});
