import * as fc from 'fast-check';
import { toSpreadsheetText, breakLinks, cleanLine, cleanText, escapeHtml, hasControlCharacters } from './text';

const anyTextArbitrary = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ unit: fc.constantFrom(...'<>&"\'=+-@\t\r\n\u202e\u0000\ufeffaz.:/'), maxLength: 80 }),
);

const unescapeHtml = (html: string): string =>
  html.replace(
    /&(amp|lt|gt|quot|#39);/g,
    (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" })[name] ?? '',
  );

/**
 * Matches texts that mail programs turn into links: schemes, hosts that end in letters, and e-mail addresses. The
 * pattern matches more texts than any single mail program turns into links.
 */
const LINKABLE_TEXT_PATTERN = /[a-z][:：][^\s\u200b]|:\/|\S[.。．｡]\p{L}|\S[@＠][^\s\u200b]/iu;

describe("a visitor's input in mails", () => {
  test('§7.2 escaped input has no markup and shows exactly the same text', () => {
    expect(escapeHtml(`<script>alert("1")</script> & 'x'`)).toBe(
      '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;x&#39;',
    );
    fc.assert(
      fc.property(anyTextArbitrary, (text) => {
        const html = escapeHtml(text);
        expect(html).not.toMatch(/[<>"']|&(?!(?:amp|lt|gt|quot|#39);)/);
        expect(unescapeHtml(html)).toBe(text);
      }),
    );
  });

  test('§7.2 control characters and bidi marks are removed, but letters of all scripts and emoji are kept', () => {
    expect(cleanLine('Asha\u202eoaR\u2066\u200f \u0000x')).toBe('AshaoaR x');
    expect(cleanLine('👩‍💻 अनीता علی‌رضا')).toBe('👩‍💻 अनीता علی‌رضا');
    expect(cleanLine(' Subject\u00a0: \t un\u202f!\nTwo\u00a0\u00a0times')).toBe('Subject\u00a0: un\u202f! Two times');
    expect(cleanText('a\r\nb\rc\u2028d\te\ud800')).toBe('a\nb\nc\nd e');
    fc.assert(
      fc.property(anyTextArbitrary, (text) => {
        expect(cleanText(text)).not.toMatch(/(?!\n)\p{Cc}|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u);
        expect(hasControlCharacters(cleanLine(text))).toBe(false);
        expect(cleanText(cleanText(text))).toBe(cleanText(text));
      }),
    );
  });

  test.each([
    'https://evil.com/x?y=1',
    'HTTP://EVIL.COM',
    'www.evil.com',
    'evil.com',
    'evil.co.uk/path',
    'me@evil.com',
    'mailto:me@evil.com',
    'javascript:alert(1)',
    'tel:+123',
    'http://1.2.3.4/',
    'evil。com',
    'evil．com',
    'bücher.de',
    'evil.рф',
  ])('§7.2 breakLinks stops mail programs from turning %j into a link, and keeps the visible text', (text) => {
    expect(text).toMatch(LINKABLE_TEXT_PATTERN);
    const unlinkedText = breakLinks(text);
    expect(unlinkedText).not.toMatch(LINKABLE_TEXT_PATTERN);
    expect(unlinkedText.replaceAll('\u200b', '')).toBe(text);
  });

  test.each(['Hello, world. How are you?', 'It costs 3.50 at 10:30', 'Skills: React', "It's fine (really)."])(
    '§7.2 breakLinks does not change ordinary text like %j',
    (text) => {
      expect(breakLinks(text)).toBe(text);
    },
  );

  test('§7.2 after breakLinks, a random text contains no link that mail programs would recognise', () => {
    fc.assert(fc.property(anyTextArbitrary, (text) => expect(breakLinks(text)).not.toMatch(LINKABLE_TEXT_PATTERN)));
    fc.assert(
      fc.property(fc.webUrl(), fc.emailAddress(), (url, address) =>
        expect(breakLinks(`${url} ${address}`)).not.toMatch(LINKABLE_TEXT_PATTERN),
      ),
    );
  });
});

describe('§7.1 formulas are stored as text', () => {
  test.each(['=1+1', '+919876543210', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1', "'=1", "'twas"])(
    '§7.1 the value %j is stored with a leading apostrophe',
    (text) => {
      expect(toSpreadsheetText(text)).toBe(`'${text}`);
    },
  );

  test.each(['Hello', '', '1+1=2', ' =1', "It's"])('§7.1 the value %j is stored unchanged', (text) => {
    expect(toSpreadsheetText(text)).toBe(text);
  });

  test('§7.1 a formula after an invisible first character is also stored as text', () => {
    expect(toSpreadsheetText('\u0000\ufeff\u202e=1')).toBe("'=1");
    fc.assert(
      fc.property(anyTextArbitrary, (text) =>
        expect(toSpreadsheetText(text)).not.toMatch(/^(?:\p{Cc}|[=+\-@\ufeff\u202e])/u),
      ),
    );
  });
});
