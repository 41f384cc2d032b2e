import { splitStyles } from './splitStyles';

test('§2.13 splitStyles moves print rules from the screen styles to the print styles, in their original order', () => {
  const css = 'a{b:c}@media print{a{b:d}@page{margin:0}}e{f:g}@media (width<9px){h{i:j}}@media print{k{l:m}}';
  expect(splitStyles(css)).toEqual({
    screen: 'a{b:c}e{f:g}@media (width<9px){h{i:j}}',
    print: '@media print{a{b:d}@page{margin:0}}@media print{k{l:m}}',
    noscript: '',
  });
});

test('§2.1 splitStyles moves noscript rules to the noscript styles, without their media query', () => {
  const css = 'a{b:c}@media (scripting:none){a{b:d}@media (width<9px){e{f:g}}}h{i:j}@media (scripting:none){k{l:m}}';
  expect(splitStyles(css)).toEqual({
    screen: 'a{b:c}h{i:j}',
    print: '',
    noscript: 'a{b:d}@media (width<9px){e{f:g}}k{l:m}',
  });
});

test('§2.1 §2.13 splitStyles splits a rule with a list of media queries among the stylesheets', () => {
  const css =
    '@media (scripting:none),print{a{b:c}}@media (height<9px),(scripting:none){d{e:f}}@media print,screen{g{h:i}}';
  expect(splitStyles(css)).toEqual({
    screen: '@media (height<9px){d{e:f}}@media screen{g{h:i}}',
    print: '@media print{a{b:c}}@media print{g{h:i}}',
    noscript: 'a{b:c}d{e:f}',
  });
});

test('§2.13 splitStyles adds a space after `@media` where minified styles omit it', () => {
  expect(splitStyles('@media(scripting:none),print,screen{a{b:c}}')).toEqual({
    screen: '@media screen{a{b:c}}',
    print: '@media print{a{b:c}}',
    noscript: 'a{b:c}',
  });
});

test('§2.13 splitStyles ignores braces in strings', () => {
  expect(splitStyles('@media print{a{b:"}"}c{d:e}}f{g:h}')).toEqual({
    screen: 'f{g:h}',
    print: '@media print{a{b:"}"}c{d:e}}',
    noscript: '',
  });
});

test('§2.13 splitStyles throws an error for styles that end inside a block', () => {
  expect(() => splitStyles('@media print{a{b:c}')).toThrow('Unclosed block');
});
