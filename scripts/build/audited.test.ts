import { assertAudited } from './audited';

const routes = [{ path: '/' }, { path: '/new' }];

test('a route without its audit fails the build, by its name and with what to do', () => {
  expect(() => assertAudited(routes, ['page /'], {})).toThrow(/\/new.*npm run a11y -- --record/);
});

test('routes with an audit on record can be built', () => {
  expect(() => assertAudited(routes, ['page /', 'page /new', 'menu open'], {})).not.toThrow();
});

test('the audits can build what they are about to look at', () => {
  expect(() => assertAudited(routes, [], { UNAUDITED: '1' })).not.toThrow();
});
