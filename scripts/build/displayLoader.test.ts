import { addDisplaySettings } from './displayLoader';

const transformToCompactCss = (css: string): string => addDisplaySettings(css).replaceAll(/\s+/g, ' ');

test('rules for dark colours apply with the dark theme on any system, and never with the light theme', () => {
  expect(transformToCompactCss('@media screen and (prefers-color-scheme: dark) { :root { --a: 1 } .b { c: d } }')).toBe(
    '@media screen and (prefers-color-scheme: dark) { :root:where(:not([data-theme="light"])) { --a: 1 } ' +
      ':where(:root:not([data-theme="light"])) .b { c: d } }' +
      '@media screen { :root:where([data-theme="dark"]) { --a: 1 } :where(:root[data-theme="dark"]) .b { c: d } }',
  );
});

test('a setting or the system activates the rules for reduced motion and deactivates the rules for motion', () => {
  expect(transformToCompactCss('@media (prefers-reduced-motion: reduce) { :root { --a: 0 } }')).toBe(
    '@media (prefers-reduced-motion: reduce) { :root { --a: 0 } }' +
      '@media screen { :root:where([data-motion="reduced"]) { --a: 0 } }',
  );
  expect(
    transformToCompactCss('@media (scripting: enabled) and (prefers-reduced-motion: no-preference) { .a { b: c } }'),
  ).toBe(
    '@media (scripting: enabled) and (prefers-reduced-motion: no-preference) { ' +
      ':where(:root:not([data-motion="reduced"])) .a { b: c } }',
  );
});

test('the loader keeps media queries about width and print unchanged', () => {
  const css = '@media (width >= 60rem) { .a { b: c } } @media print { :root { --a: 1 } }';
  expect(addDisplaySettings(css)).toBe(css);
});
