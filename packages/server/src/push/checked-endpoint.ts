import { isIP } from 'node:net';
import { namesOf, pushSubscription } from '@vigia/api/contract';
import { invalidField } from '../http/problem.ts';
import type { AddressGuard } from '../outbound/address-guard.ts';
import { hostOf } from '../outbound/post-guarded.ts';

/**
 * The address of a browser at a push service, if it may be sent to as far as the address itself says; what its name leads
 * to is looked at when something is sent.
 *
 * @throws {HttpProblem} invalid-input at the address
 */
export function checkedEndpoint(text: string, guard: AddressGuard): string {
  const url = URL.parse(text);
  const wrong = (message: string) => invalidField(namesOf(pushSubscription).endpoint, message);
  if (url === null || !/^https?:$/.test(url.protocol)) throw wrong('No es una dirección completa');
  if (url.username !== '' || url.password !== '') throw wrong('No puede llevar usuario ni contraseña');
  if (url.protocol === 'http:' && !guard.hasInner) throw wrong('Debe empezar con https://');
  const host = hostOf(url);
  if (isIP(host) !== 0 && !guard.isOpen(host)) throw wrong('Lleva a una red privada o reservada');
  return url.href;
}
