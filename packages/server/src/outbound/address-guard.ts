import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

type Network = [ipaddr.IPv4 | ipaddr.IPv6, number];

/** Which addresses the service may send to on behalf of people. */
export interface AddressGuard {
  /** A public address, or one of the inner networks. */
  isOpen(address: string): boolean;
  /** One of the inner networks that the installation names: plain http may go there, too. */
  isInner(address: string): boolean;
  /** Whether the installation names any inner network. */
  readonly hasInner: boolean;
}

/**
 * @param networks inner networks that may be sent to as well: `10.1.0.0/16`, or single addresses
 * @throws {Error} one of them cannot be read
 */
export function addressGuard(networks: readonly string[]): AddressGuard {
  const inner = networks.map(networkOf);
  const isInner = (address: string) =>
    isIP(address) !== 0 && inner.some((network) => lies(ipaddr.process(address), network));
  return {
    isInner,
    isOpen: (address) => isInner(address) || isPublic(address),
    hasInner: inner.length > 0,
  };
}

function networkOf(text: string): Network {
  if (text.includes('/')) return ipaddr.parseCIDR(text) as Network;
  const address = ipaddr.parse(text);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}

const lies = (address: ipaddr.IPv4 | ipaddr.IPv6, [network, bits]: Network): boolean =>
  address.kind() === network.kind() && address.match(network as never, bits);

/** All that IANA hands out for the public internet in IPv6 begins so. */
const GLOBAL_V6 = ipaddr.parseCIDR('2000::/3');

/**
 * Whether an address is one of the public internet: none of a private network, of this machine or its neighbours (where
 * clouds answer with their secrets), of many receivers, reserved, or in which another address is wrapped.
 */
export function isPublic(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || lies(parsed, GLOBAL_V6 as Network);
}
