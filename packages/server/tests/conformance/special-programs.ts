import { PROGRAM_CALLS_A_MINUTE } from '../../src/auth/programs.ts';
import type { ProblemCode } from '../../src/http/problem.ts';
import type { Route } from '../../src/http/route.ts';
import { OPENED } from '../access-matrix/opened.ts';
import { nameOf } from '../access-matrix/row.ts';
import { PROGRAMS, UNKNOWN_SECRET } from '../support/small-farm-programs.ts';
import { anyRequest } from './good-requests.ts';
import type { Make } from './make.ts';
import { longAgo, one, type Special } from './steps.ts';

type Secret = (route: Route) => string;
const { program, farmProgram, noticesProgram, busyProgram, expiredProgram, endedProgram } = PROGRAMS;

/** The request of the route, with the secret of a program instead of a session. */
const withSecret =
  (secretOf: Secret) =>
  (route: Route): Make | undefined => {
    const sent = anyRequest(route);
    if (!sent) return undefined;
    const headers = { ...sent.ask.headers, 'x-api-key': '', authorization: `Bearer ${secretOf(route)}` };
    return ({ everybody: { ask } }) => ask(sent.actor, sent.path, { ...sent.ask, headers });
  };

/** The same, once the program has called as often as it may within a minute. */
export const tooOftenByProgram = (route: Route): Make | undefined => {
  const make = withSecret(() => busyProgram.secret)(route);
  return (
    make &&
    (async (tools) => {
      for (let i = 0; i <= PROGRAM_CALLS_A_MINUTE; i += 1) {
        if ((await tools.everybody.ask('busyProgram', '/v2/clients')).status === 429) break;
      }
      return await make(tools);
    })
  );
};

/** What a program is refused at any route. */
export const REFUSED_PROGRAMS: Readonly<Partial<Record<ProblemCode, (route: Route) => Make | undefined>>> = {
  'not-for-programs': withSecret(() => program.secret),
  'service-token-mistyped': withSecret(() => program.secret.slice(0, -1)),
  'bad-service-token': withSecret(() => UNKNOWN_SECRET),
  'service-token-expired': withSecret(() => expiredProgram.secret),
  'service-token-ended': withSecret(() => endedProgram.secret),
  'scope-missing': withSecret((route) =>
    OPENED[nameOf(route)] === 'farm.read' ? noticesProgram.secret : farmProgram.secret,
  ),
};

const PATH = '/v2/service-tokens';
const expires_at = '2027-03-01T03:00:00.000Z';
const NEW = { client_id: 1, token_name: 'Riego', scopes: ['farm.read'], sector_ids: null, expires_at };
const rotation = { body: { overlap_hours: 24, expires_at } };

export const specialPrograms: readonly Special[] = [
  {
    route: 'POST /v2/service-tokens',
    answer: 'proof-needed',
    run: longAgo(one('manager', PATH, { body: NEW })),
  },
  {
    route: 'POST /v2/service-tokens/{token_id}/rotate',
    answer: 'proof-needed',
    run: longAgo(one('manager', `${PATH}/${program.id}/rotate`, rotation)),
  },
  {
    route: 'POST /v2/service-tokens/{token_id}/rotate',
    answer: 'conflict',
    run: one('manager', `${PATH}/${endedProgram.id}/rotate`, rotation),
  },
];
