import type { TodayFacts } from './fields-today.ts';

/**
 * How many fields have traps and no capture counted in the days of any of their chips. That nothing is over a threshold says
 * nothing there.
 */
export const fieldsWithoutCounts = ({ rows, capturesOf }: Pick<TodayFacts, 'rows' | 'capturesOf'>): number =>
  rows.filter(
    ({ sector, pests }) =>
      pests.length > 0 && pests.every(({ id }) => capturesOf(sector.id, id)?.count === undefined),
  ).length;
