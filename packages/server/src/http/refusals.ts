import { CAPABILITIES, type Capability } from '@vigia/domain';
import { PROBLEMS, type ProblemCode } from './problem.ts';
import type { Route } from './route.ts';

/**
 * Every code that a route may refuse a call with: what its gate, its shapes and its kind of work imply, and what it
 * says of itself (`refuses`). Its document is made of these, and the tests hold every answer of the suite against
 * them and make each of them happen. Faults of ours (5xx) may answer any call.
 */
export function refusalsOf(route: Route): readonly ProblemCode[] {
  const { param, query, body, largestBody, refuses = [] } = route;
  // A device is let in by its own serial number alone, so none that is malformed gets as far as its check.
  const checked = (param && route.access.kind !== 'device') || query || body;
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

function refusalsOfGate({ access, everAnew }: Route): readonly ProblemCode[] {
  if (access.kind === 'public') return [];
  const unseen: ProblemCode[] = access.target === 'none' ? [] : ['not-found'];
  if (access.kind === 'device') return ['bad-device-key', ...unseen];
  if (access.kind === 'embed-key') return ['bad-embed-key', ...unseen];
  const { role, writes, also }: Capability = CAPABILITIES[access.action];
  const forSome: ProblemCode[] = writes || role === 'admin' || also ? ['not-allowed'] : [];
  const repeated: ProblemCode[] = writes && !everAnew ? ['invalid-input', 'still-running', 'key-reused'] : [];
  return ['bad-api-key', 'not-signed-in', ...unseen, ...forSome, ...repeated];
}

/** The refusals of a route as its document tells them: the codes of each status. */
export function documentedRefusals(route: Route): Record<number, object> {
  const codesOf = new Map<number, ProblemCode[]>();
  for (const code of refusalsOf(route)) {
    const [status] = PROBLEMS[code];
    codesOf.set(status, [...(codesOf.get(status) ?? []), code]);
  }
  const content = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
  return Object.fromEntries(
    [...codesOf].map(([status, codes]) => [
      status,
      { description: `\`code\`: ${codes.join(', ')}`, content },
    ]),
  );
}
