import { type Action, CAPABILITIES, type Capability } from '@vigia/domain/access';
import { openedToPrograms } from '../access/opened-to-programs.ts';
import { HttpProblem, PROBLEMS, type ProblemCode, problemBody } from './problem.ts';
import { PROBLEM_MEANINGS } from './problem-words.ts';

/** The parts of a route that decide how it may refuse. */
interface Refusing {
  readonly access:
    | { readonly kind: 'public' }
    | { readonly kind: 'device'; readonly target: string }
    | { readonly kind: 'door'; readonly target: string }
    | { readonly kind: 'embed-key' | 'session'; readonly action: Action; readonly target: string };
  readonly param?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly largestBody?: number;
  readonly refuses?: readonly ProblemCode[];
  readonly beforeSecondStep?: true;
  readonly everAnew?: true;
}

/**
 * Every code that a route may refuse a call with: what its gate, its shapes and its kind of work imply, and what it
 * lists itself (`refuses`). Its description is made of these, and the tests compare every answer of the suite with
 * them and make each of them happen. Faults of the service (5xx) may answer any call.
 */
export function refusalsOf(route: Refusing): readonly ProblemCode[] {
  const { param, query, body, largestBody, refuses = [] } = route;
  // A device may only use its own serial number and a network server its own door: a malformed one is refused before.
  const isNamed = route.access.kind === 'device' || route.access.kind === 'door';
  const checked = (param && !isNamed) || query || body;
  return [
    ...new Set<ProblemCode>([
      ...(checked ? (['invalid-input'] as const) : []),
      ...(body ? (['malformed-json'] as const) : []),
      ...(body || largestBody ? (['too-large'] as const) : []),
      ...refusalsOfGate(route),
      ...refuses,
    ]),
  ].sort();
}

const TO_PROGRAMS: readonly ProblemCode[] = [
  'bad-service-token',
  'service-token-mistyped',
  'service-token-expired',
  'service-token-ended',
  'scope-missing',
];

function refusalsOfGate({ access, beforeSecondStep, everAnew }: Refusing): readonly ProblemCode[] {
  if (access.kind === 'public') return [];
  const unseen: ProblemCode[] = access.target === 'none' ? [] : ['not-found'];
  if (access.kind === 'device') return ['bad-device-key', ...unseen];
  if (access.kind === 'door') return ['bad-door-secret', 'too-many-requests', ...unseen];
  if (access.kind === 'embed-key') return ['bad-embed-key', 'not-published', ...unseen];
  const { role, writes, also }: Capability = CAPABILITIES[access.action];
  const forSome: ProblemCode[] = writes || role === 'admin' || also ? ['not-allowed'] : [];
  const repeated: ProblemCode[] = writes && !everAnew ? ['invalid-input', 'still-running', 'key-reused'] : [];
  const unready: ProblemCode[] = beforeSecondStep ? [] : ['second-step-missing'];
  const programs = openedToPrograms(access) === null ? (['not-for-programs'] as const) : TO_PROGRAMS;
  const signedIn: ProblemCode[] = [
    ...(['bad-api-key', 'not-signed-in', 'client-archived', 'too-many-requests'] as const),
    ...unready,
  ];
  return [...signedIn, ...programs, ...unseen, ...forSome, ...repeated];
}

/** The refusals of a route as its document lists them: the codes of each status and what they mean. */
export function documentedRefusals(route: Refusing): Record<number, object> {
  const codesOf = new Map<number, ProblemCode[]>();
  for (const code of refusalsOf(route)) {
    const [status] = PROBLEMS[code];
    codesOf.set(status, [...(codesOf.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...codesOf].map(([status, codes]) => [
      status,
      { description: `${codes.map(inWords).join('; ')}.`, content: refusedWith(codes[0] as ProblemCode) },
    ]),
  );
}

const inWords = (code: ProblemCode): string => `\`${code}\`: ${PROBLEM_MEANINGS[code]}`;

const refusedWith = (code: ProblemCode) => ({
  'application/problem+json': {
    schema: { $ref: '#/components/schemas/Problem' },
    example: problemBody(new HttpProblem(code), ''),
  },
});
