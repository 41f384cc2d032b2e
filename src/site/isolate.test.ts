import { isolate, isolateNumbersAndAddresses } from './isolate';

jest.mock('./pageDirection', () => ({ pageDirection: 'rtl' }));

test('1.3.2 in a right-to-left language, an isolate encloses a value, and an empty value stays unchanged', () => {
  expect(isolate('BB-7K3F9Q')).toBe('\u2068BB-7K3F9Q\u2069');
  expect(isolate('')).toBe('');
});

test.each([
  ['اتصل بنا على +966 11 555 0123.', '+966 11 555 0123'],
  ['هاتف: ٠١١ ٥٥٥ ٠١٢٣', '٠١١ ٥٥٥ ٠١٢٣'],
  ['يفي الموقع بمعيار EN 301 549.', 'EN 301 549'],
  ['Fax (030) 901820-11', '030) 901820-11'],
  ['راسلنا على 1a.b+c@acme-it.example.', '1a.b+c@acme-it.example'],
])('1.3.2 in the text ‘%s’, an isolate encloses ‘%s’', (text, isolatedText) => {
  expect(isolateNumbersAndAddresses(text)).toBe(text.replace(isolatedText, `\u2068${isolatedText}\u2069`));
});

test('1.3.2 isolateNumbersAndAddresses keeps years, prices and times in a sentence unchanged', () => {
  const text = 'منذ 2019، من 9:00 إلى 17:00، بسعر 2,400 ريال';
  expect(isolateNumbersAndAddresses(text)).toBe(text);
});
