import { isPublicAddress } from './outbox/publicAddress';

test.each([
  ['93.184.215.14', true],
  ['2606:4700::1111', true],
  ['10.0.0.1', false],
  ['172.31.255.1', false],
  ['192.168.1.1', false],
  ['100.64.0.1', false],
  ['169.254.169.254', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['::1', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['::ffff:127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['64:ff9b:1::7f00:1', false],
  ['2002:7f00:1::', false],
  ['[::]', false],
])('§7 for the IP address %s, isPublicAddress returns %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});
