import { splitPrint } from './printStyles';

test('§2.13 what holds on paper only leaves the styles of the first view, whole and in order', () => {
  const css = 'a{b:c}@media print{a{b:d}@page{margin:0}}e{f:g}@media print,screen{h{i:j}}@media print{k{l:m}}';
  expect(splitPrint(css)).toEqual({
    screen: 'a{b:c}e{f:g}@media print,screen{h{i:j}}',
    print: '@media print{a{b:d}@page{margin:0}}@media print{k{l:m}}',
  });
});

test('§2.13 styles that end inside a block fail the build', () => {
  expect(() => splitPrint('@media print{a{b:c}')).toThrow('ends inside a block');
});
