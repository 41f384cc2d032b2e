import { withDisplaySettings } from './displayLoader';

const compileCompact = (css: string): string => withDisplaySettings(css).replaceAll(/\s+/g, ' ');

test('dark rules apply with the dark theme on any system, and not with the light theme', () => {
  expect(compileCompact('@media screen and (prefers-color-scheme: dark) { :root { --a: 1 } .b { c: d } }')).toBe(
    '@media screen and (prefers-color-scheme: dark) { :root:where(:not([data-theme="light"])) { --a: 1 } ' +
      ':where(:root:not([data-theme="light"])) .b { c: d } }' +
      '@media screen { :root:where([data-theme="dark"]) { --a: 1 } :where(:root[data-theme="dark"]) .b { c: d } }',
  );
});

test('rules for reduced motion apply when the setting or the system reduces motion, and rules for motion when neither does', () => {
  expect(compileCompact('@media (prefers-reduced-motion: reduce) { :root { --a: 0 } }')).toBe(
    '@media (prefers-reduced-motion: reduce) { :root { --a: 0 } }' +
      '@media screen { :root:where([data-motion="reduced"]) { --a: 0 } }',
  );
  expect(
    compileCompact('@media (scripting: enabled) and (prefers-reduced-motion: no-preference) { .a { b: c } }'),
  ).toBe(
    '@media (scripting: enabled) and (prefers-reduced-motion: no-preference) { ' +
      ':where(:root:not([data-motion="reduced"])) .a { b: c } }',
  );
});

test('the loader does not change other media queries', () => {
  const css = '@media (width >= 60rem) { .a { b: c } } @media print { :root { --a: 1 } }';
  expect(withDisplaySettings(css)).toBe(css);
});
