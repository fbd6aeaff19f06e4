import { describe, expect, test } from 'vitest';
import { addressGuard, isPublic } from './address-guard.ts';

/** One of each block of IANA's registries of special addresses, and how they are wrapped in others. */
const CLOSED = [
  ...['0.0.0.0', '0.1.2.3', '10.0.0.1', '100.64.0.1', '127.0.0.1', '127.255.255.254', '169.254.169.254'],
  ...['172.16.0.1', '172.31.255.255', '192.0.0.8', '192.0.2.1', '192.88.99.1', '192.168.1.1', '198.18.0.1'],
  ...['198.51.100.7', '203.0.113.9', '224.0.0.1', '239.1.1.1', '240.0.0.1', '255.255.255.255'],
  ...['::', '::1', '::7f00:1', '::ffff:127.0.0.1', '::ffff:10.0.0.1', '::ffff:a9fe:a9fe', '64:ff9b::a00:1'],
  ...['64:ff9b:1::1', '100::1', '2001::1', '2001:2::1', '2001:db8::1', '2001:10::1', '2002:7f00:1::'],
  ...['fc00::1', 'fd00:ec2::254', 'fe80::1', 'fec0::1', 'ff02::1', '3fff::1', '5f00::1', '4000::1'],
];
const OPEN = [
  '1.1.1.1',
  '8.8.8.8',
  '172.32.0.1',
  '100.128.0.1',
  '169.253.1.1',
  '200.1.2.3',
  '::ffff:8.8.8.8',
];

describe('an address', () => {
  test.each(CLOSED)('%s is none of the public internet', (address) => {
    expect(isPublic(address)).toBe(false);
    expect(addressGuard([]).isOpen(address)).toBe(false);
  });

  test.each([...OPEN, '2606:4700:4700::1111', '2a00:1450:4001:81b::200e'])('%s is', (address) => {
    expect(isPublic(address)).toBe(true);
  });

  test.each(['', 'localhost', '1.2.3', '999.1.1.1', 'example.cl'])('«%s» is no address', (text) => {
    expect(addressGuard(['127.0.0.0/8']).isOpen(text)).toBe(false);
  });
});

describe('inner networks', () => {
  const guard = addressGuard(['10.1.0.0/16', '127.0.0.1', 'fd12::/64']);

  test('are open when the installation names them, and nothing beside them', () => {
    for (const address of ['10.1.2.3', '127.0.0.1', '::ffff:10.1.9.9', 'fd12::5'])
      expect(guard.isInner(address), address).toBe(true);
    for (const address of ['10.2.0.1', '127.0.0.2', 'fd13::5', '169.254.169.254'])
      expect(guard.isOpen(address), address).toBe(false);
    expect(guard.isOpen('8.8.8.8')).toBe(true);
    expect(guard.isInner('8.8.8.8')).toBe(false);
    expect([guard.hasInner, addressGuard([]).hasInner]).toEqual([true, false]);
  });

  test('that cannot be read are refused', () => {
    expect(() => addressGuard(['10.1.0.0/99'])).toThrow();
    expect(() => addressGuard(['casa'])).toThrow();
  });
});
