import { type Action, CAPABILITIES, type Capability } from '@vigia/domain/access';
import type { EmbedMetric } from '@vigia/domain/published';
import { openedToPrograms } from '../access/opened-to-programs.ts';

/** The parts of a route that its description is made of. */
interface Described {
  readonly method: string;
  readonly access:
    | { readonly kind: 'public' }
    | { readonly kind: 'device' | 'door' }
    | { readonly kind: 'embed-key'; readonly metric: EmbedMetric; readonly picture?: true }
    | { readonly kind: 'session'; readonly action: Action; readonly target: string };
  readonly about?: string;
  readonly answered?: string;
  readonly status?: number;
  readonly body?: unknown;
  readonly largestBody?: number;
  readonly accepts?: Readonly<Record<string, unknown>>;
  readonly everAnew?: true;
}

/** Enough for every call without a limit of its own, in bytes: 500 station ids are 4 kB. */
export const LARGEST_BODY = 64 * 1024;

/** What a caller has to know beside the summary: peculiarities of the call, who may call, and sending it twice. */
export const descriptionOf = (route: Described): string =>
  [route.about, whoMay(route), sentTwice(route)].filter((text) => text !== undefined).join(' ');

function whoMay({ access }: Described): string {
  switch (access.kind) {
    case 'public':
      return 'It asks for no key and no session.';
    case 'device':
      return 'For the device of the path, with its own key in `x-device-key`; also while its client is archived.';
    case 'door':
      return 'For network servers, with the secret of the door as `Authorization: Bearer`; also while its client is archived.';
    case 'embed-key': {
      const direct = access.picture ? ', or the key itself in `key`' : '';
      return `For pages with a publishable key that opens \`${access.metric}\`: with the token of \`POST /embed/session\`${direct}.`;
    }
    case 'session':
      return `For ${callersOf(CAPABILITIES[access.action], access.target === 'client')}${programsOf(access)}.`;
  }
}

function programsOf(access: { readonly kind: 'session'; readonly action: Action }): string {
  const scope = openedToPrograms(access);
  return scope === null ? '' : `, and for programs with the scope \`${scope}\``;
}

/** @param ofClient the call is about a client of which a person may see only some sectors */
function callersOf({ role, writes, within, also, or }: Capability, ofClient: boolean): string {
  if (within === 'self') return 'everybody who has signed in, about themselves alone';
  const place = within === 'sector' ? 'sector or its client' : 'client';
  if (role === 'user') {
    if (also === 'root') return 'those who hold `root` on the client';
    if (also === 'super') return 'super administrators';
    if (within === 'client') return 'everybody who reaches the client';
    return ofClient && !writes
      ? 'everybody who reaches the client, as far as they see its sectors'
      : 'everybody who sees the sector';
  }
  if (also === 'root') return `administrators of the ${place} who also hold \`root\``;
  if (also === 'super') return `super administrators who administer the ${place}`;
  return or === 'root'
    ? `administrators of the ${place}, and those who hold \`root\` on it`
    : `administrators of the ${place}`;
}

function sentTwice({ access, everAnew }: Described): string | undefined {
  if (access.kind !== 'session' || !(CAPABILITIES[access.action] as Capability).writes) return undefined;
  return everAnew
    ? 'It is carried out anew each time it is sent.'
    : 'Sent again with the same `Idempotency-Key` (1 to 200 characters) and the same content, it is carried out once and answered alike.';
}

/** What a good answer is. */
export function answeredOf({ method, access, answered, status }: Described): string {
  if (answered !== undefined) return answered;
  if (status === 204) return 'It is done; the answer has no body.';
  if (status === 201) return 'It was made; the answer shows it as it is stored.';
  if (access.kind === 'embed-key' && access.picture) return 'The picture, as `image/svg+xml`.';
  if (method === 'put') return 'It was changed; the answer shows it as it is now.';
  return 'What was requested, as it is now.';
}

const MEDIA: Readonly<Record<string, string>> = {
  'application/json': 'JSON',
  'text/plain': 'the same as plain text',
  'multipart/form-data': 'A form with files',
  'text/csv': 'A CSV file',
};

/** What the body is, and how large it may be; the files of a form have limits of their own. */
export function bodyOf({ accepts, largestBody }: Described): string {
  const kinds = Object.keys(accepts ?? { 'application/json': null }).map((type) => MEDIA[type] ?? type);
  const isForm = accepts !== undefined && largestBody === undefined;
  return `${kinds.join(', or ')}${isForm ? '' : ` of up to ${inBytes(largestBody ?? LARGEST_BODY)}`}.`;
}

const inBytes = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.round(bytes / 1024)} kB` : `${Math.floor(bytes / 1024 / 1024)} MB`;
