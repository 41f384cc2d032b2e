import { parseBasePath } from './basePath';

test.each([
  [undefined, '/'],
  ['', '/'],
  ['/', '/'],
  ['folder', '/folder/'],
  ['/folder', '/folder/'],
  ['folder/', '/folder/'],
  ['//a//b/', '/a/b/'],
  [' /our-firm/v1.2/ ', '/our-firm/v1.2/'],
])('§6 BASE_PATH %j mounts the site at %s', (text, path) => {
  expect(parseBasePath(text)).toBe(path);
});

test.each(['https://example.com/folder/', '/a/../b/', '/a b/', '/a?b', '/a#b', 'a\\b', '/ä/'])(
  '§6 the build rejects BASE_PATH %j with a one-line error',
  (text) => {
    expect(() => parseBasePath(text)).toThrow(`BASE_PATH must be a path such as /folder/, not '${text}'`);
  },
);
