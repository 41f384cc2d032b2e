import { sortIncludedFirst } from './FeatureList';

test('§4.8 `sortIncludedFirst` lists included features first and otherwise keeps the given order', () => {
  const features = ['-a', '+b', '-c', '+d'].map((name) => ({ name, included: name.startsWith('+') }));
  expect(sortIncludedFirst(features).map(({ name }) => name)).toEqual(['+b', '+d', '-a', '-c']);
});
