import { selectOptions, hasDetachedForm, restoreForm, insertToken, detachForm } from './markup';

const PAGE =
  '<main><h1>Form</h1><form id="form" method="post" action="/x?form=/f#form"><input type="hidden" name="token" value=""/>' +
  '<label>Plan<select name="plan"><option value="">None</option><option value="a">A</option><option value="b-2">B</option>' +
  '</select></label></form></main>';
const REPLACEMENT = 'Write to <a href="mailto:a@b.example">a@b.example</a>';

test.each([true, false])(
  '§2.16 a detached form is hidden from browsers and can be restored unchanged (isScripted: %s)',
  (isScripted) => {
    const detachedPage = detachForm(PAGE, REPLACEMENT, isScripted);
    expect(hasDetachedForm(detachedPage)).toBe(true);
    const visibleHtml = detachedPage.replace(/<script.*?<\/script>/s, '');
    expect(visibleHtml).not.toContain('<form');
    expect(visibleHtml).toContain(REPLACEMENT);
    expect(restoreForm(detachedPage)).toBe(PAGE);
  },
);

test('§2.16 detachForm keeps a page without a POST form unchanged', () => {
  const page = '<form action="/contact/"><button>Write</button></form>';
  expect(detachForm(page, REPLACEMENT, true)).toBe(page);
  expect(hasDetachedForm(page)).toBe(false);
});

test('§2.16 insertToken fills the token field and changes nothing else on the page', () => {
  expect(insertToken(PAGE, '1.$&.2')).toBe(PAGE.replace('name="token" value=""', () => 'name="token" value="1.$&.2"'));
});

test('§2.16 the query of a URL selects an option of a form, and unknown names and values have no effect', () => {
  const selectByQuery = (search: string) => selectOptions(PAGE, new URLSearchParams(search));
  expect(selectByQuery('plan=b-2')).toContain('<option value="b-2" selected="">');
  // If a parameter is repeated, its first value has an effect.
  expect(selectByQuery(`plan=b-2&${'plan=a&'.repeat(1400)}`)).toBe(selectByQuery('plan=b-2'));
  for (const search of ['plan=c', 'plan="><script>', 'token=x', 'pl.n=a', '__proto__=a'])
    expect(selectByQuery(search)).toBe(PAGE);
});

test('§4.7 an option preselects options of other lists, unless the query or an earlier list selected one', () => {
  const renderOption = (value: string, preselections = '') =>
    `<option value="${value}"${preselections && ` data-preselects="${preselections}"`}>${value}</option>`;
  const renderSelect = (name: string, ...options: string[]) =>
    `<select name="${name}">${renderOption('')}${options.join('')}</select>`;
  const page =
    renderSelect('plan', renderOption('a', 'addon=x size=l'), renderOption('b', 'addon=y')) +
    renderSelect('addon', renderOption('x', 'plan=a'), renderOption('y', 'plan=b')) +
    renderSelect('size', renderOption('s'), renderOption('l', 'colour=red')) +
    renderSelect('colour', renderOption('red', 'size=s'));
  const listSelectedValues = (search: string) =>
    [...selectOptions(page, new URLSearchParams(search)).matchAll(/value="(\w*)"[^>]* selected/g)].map(
      ([, value]) => value,
    );
  expect(listSelectedValues('plan=a')).toEqual(['a', 'x', 'l', 'red']);
  expect(listSelectedValues('addon=y')).toEqual(['b', 'y']);
  expect(listSelectedValues('addon=x')).toEqual(['a', 'x', 'l', 'red']);
  expect(listSelectedValues('plan=a&addon=y')).toEqual(['a', 'y', 'l', 'red']);
  expect(listSelectedValues('plan=a&addon=')).toEqual(['a', 'l', 'red']);
});

test('§4.7 an option replaces the default of another list, unless the query selects an option of that list', () => {
  const renderSelect = (name: string, ...options: string[]) => `<select name="${name}">${options.join('')}</select>`;
  const sizeSelect = renderSelect('size', '<option value="s" selected="">S</option>', '<option value="l">L</option>');
  const planSelect = renderSelect(
    'plan',
    '<option value="a">A</option>',
    '<option value="b" data-preselects="size=l">B</option>',
  );
  const listSelectedValues = (search: string) =>
    [
      ...selectOptions(planSelect + sizeSelect, new URLSearchParams(search)).matchAll(/value="(\w)"[^>]* selected/g),
    ].map(([, value]) => value);
  expect(listSelectedValues('plan=b')).toEqual(['b', 'l']);
  expect(listSelectedValues('plan=a')).toEqual(['a', 's']);
  expect(listSelectedValues('size=s&plan=b')).toEqual(['b', 's']);
});
