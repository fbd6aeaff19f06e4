import { type Aim, aimsOf } from '../access-matrix/homes.ts';
import type { Actor } from '../access-matrix/people.ts';
import { ROWS } from '../access-matrix/requests/all.ts';
import { expected } from '../access-matrix/rights.ts';
import { goodStatus, type MatrixRow, requestOf } from '../access-matrix/row.ts';
import type { Ask } from '../support/test-app.ts';

/** Those who see a part: one sector of a client, one client, what a partner's key opens, one device. */
const ONLOOKERS: readonly Actor[] = ['narrowed', 'grower', 'partner', 'device'];

export type Request = readonly [path: string, ask: Ask];
/** One call about a thing that is there and that the caller may not see, and about one that is not there. */
export interface Pair {
  readonly name: string;
  readonly actor: Actor;
  readonly hidden: Request;
  readonly missing: Request;
}

const isMissing = ({ homes }: Aim): boolean => homes.some(({ client }) => client === 0);
const isRefusedWhole = (row: MatrixRow, actor: Actor, aim: Aim) =>
  expected(actor, row.right, aim, goodStatus(row)) === 404;

/** Every pair that the rows of the access matrix make: all calls that name a thing. */
export const PAIRS: readonly Pair[] = ROWS.flatMap((row) =>
  ONLOOKERS.flatMap((actor) => {
    const refused = aimsOf(row.aim).filter((aim) => isRefusedWhole(row, actor, aim));
    const missing = refused.find(isMissing);
    if (!missing) return [];
    const label = row.label ? ` (${row.label})` : '';
    return refused
      .filter((aim) => !isMissing(aim))
      .map((aim): Pair => {
        const name = `${row.route}${label} of ${aim.ids.join()}`;
        return { name, actor, hidden: requestOf(row, aim), missing: requestOf(row, missing) };
      });
  }),
);
