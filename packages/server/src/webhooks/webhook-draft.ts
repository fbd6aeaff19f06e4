import { isIP } from 'node:net';
import { namesOf, type WebhookPatch, webhookInput } from '@vigia/api/contract';
import { WEBHOOK_KIND_WORDS } from '@vigia/domain/es';
import type { Webhook, WebhookInput } from '@vigia/domain/events';
import { joinEdits } from '../http/join-edits.ts';
import { invalidField } from '../http/problem.ts';
import type { AddressGuard } from '../outbound/address-guard.ts';
import { hostOf } from '../outbound/post-guarded.ts';

const NAMES = namesOf(webhookInput);

/**
 * A webhook whose address may be sent to, as far as the address itself says; what its name leads to is looked at when
 * something is sent.
 *
 * @throws {HttpProblem} invalid-input at the address
 */
export function checkedWebhook(input: WebhookInput, guard: AddressGuard): WebhookInput {
  const url = URL.parse(input.url.trim());
  const wrong = (message: string) => invalidField(NAMES.url, message);
  if (url === null || !/^https?:$/.test(url.protocol))
    throw wrong('Escriba la dirección completa, como https://programa.example/vigia');
  if (url.username !== '' || url.password !== '')
    throw wrong('No puede llevar usuario ni contraseña: el secreto del aviso dice quién lo envía');
  if (url.protocol === 'http:' && !guard.hasInner) throw wrong('Debe empezar con https://');
  const host = hostOf(url);
  if (isIP(host) !== 0 && !guard.isOpen(host)) throw wrong('Lleva a una red privada o reservada');
  url.hash = '';
  return { ...input, name: input.name.trim(), url: url.href };
}

const ordered = ({ name, url, kinds, sectorIds }: Partial<WebhookInput>) => ({
  name,
  url,
  kinds: kinds && [...kinds].sort(),
  sectorIds: sectorIds && [...sectorIds].sort((a, b) => a - b),
});

/**
 * The sent webhook, joined with what others changed since its editor saw it.
 *
 * @throws {HttpProblem} 409 at each field that both changed
 */
export function joinedWebhook(
  { name, url, kinds, sectorIds }: Webhook,
  wanted: WebhookInput,
  seen: WebhookPatch['seen'],
): WebhookInput {
  if (seen === undefined) return wanted;
  const now: WebhookInput = { name, url, kinds, sectorIds };
  const shown = { kinds: kinds.map((kind) => WEBHOOK_KIND_WORDS[kind]).join(', ') };
  const labels = { names: NAMES, shown };
  const changed = joinEdits(ordered(wanted), ordered(seen), ordered(now) as WebhookInput, labels);
  const fields = (Object.keys(changed) as (keyof WebhookInput)[]).map((field) => [field, wanted[field]]);
  return { ...now, ...Object.fromEntries(fields) };
}
