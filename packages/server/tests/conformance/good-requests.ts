import type { Route } from '../../src/http/route.ts';
import { type Aim, aimsOf } from '../access-matrix/homes.ts';
import { ACTORS, type Actor, PROGRAM_ACTORS, REACH } from '../access-matrix/people.ts';
import { ROWS } from '../access-matrix/requests/all.ts';
import { expected } from '../access-matrix/rights.ts';
import { goodStatus, type MatrixRow, nameOf, requestOf } from '../access-matrix/row.ts';
import type { Ask } from '../support/test-app.ts';

/** A request that somebody sends about something. */
export interface Sent {
  readonly actor: Actor;
  readonly path: string;
  readonly ask: Ask;
}

/** Everybody but programs, which are refused in a way of their own. Those who may most come first. */
const PEOPLE = ACTORS.filter((actor) => !PROGRAM_ACTORS.includes(actor)).toReversed();

/** The rows of the access matrix that call the route. */
const rowsOf = (route: Route): readonly MatrixRow[] => ROWS.filter((row) => row.route === nameOf(route));

/** The first request of the matrix to this route that is answered with this status; those who may most come first. */
function requestAnswered(
  route: Route,
  status: (row: MatrixRow) => number,
  fits: (actor: Actor, aim: Aim) => boolean = () => true,
): Sent | undefined {
  for (const row of rowsOf(route)) {
    for (const actor of PEOPLE) {
      for (const aim of aimsOf(row.aim)) {
        if (expected(actor, row.right, aim, goodStatus(row)) !== status(row) || !fits(actor, aim)) continue;
        const [path, ask] = requestOf(row, aim);
        return { actor, path, ask };
      }
    }
  }
  return undefined;
}

/** A request that is carried out, about something that is there. */
export const goodRequest = (route: Route): Sent | undefined =>
  requestAnswered(
    route,
    (row) => (goodStatus(row) < 400 ? goodStatus(row) : Number.NaN),
    (_, aim) => aim.ids.length > 0 || rowsOf(route).every((row) => row.aim === 'none'),
  );

/** The good one, or what the matrix sends to a route that has none: enough for what is refused before the body is read. */
export const anyRequest = (route: Route): Sent | undefined =>
  goodRequest(route) ?? requestAnswered(route, goodStatus);

/** A request of somebody with a session who sees the thing and may not do that with it. */
export const requestNotAllowed = (route: Route): Sent | undefined =>
  requestAnswered(
    route,
    () => 403,
    (actor) => REACH[actor].instead === undefined,
  );

export const requestNotFound = (route: Route): Sent | undefined => requestAnswered(route, () => 404);
