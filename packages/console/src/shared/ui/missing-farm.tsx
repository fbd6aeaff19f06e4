import { can } from '@vigia/domain/access';
import { type ClientTree, hrefWith } from '@vigia/domain/farm';
import { EmptyState, LinkButton, useWords } from '@vigia/ui';
import type { ReactNode } from 'react';
import { useFarm } from '../state/farm.ts';
import { useFilters } from '../state/use-filters.ts';
import { useHasSpare, useInstallWay } from './install-way.tsx';
import { PIECES, type PieceWords } from './words.ts';

type Missing = keyof PieceWords['missing'];

/** Whether a client has no season, no sector or no station, so that there is nothing to show. */
export const isIncomplete = ({
  seasons,
  sectors,
  stations,
}: Pick<ClientTree, 'seasons' | 'sectors' | 'stations'>): boolean =>
  [seasons, sectors, stations].some(({ length }) => length === 0);

/** The first thing that a client lacks, in the order of the first steps; null if it has all. */
function missingOf({ seasons, sectors, stations }: ClientTree, hasSpare: boolean): Missing | null {
  if (sectors.length === 0) return 'sector';
  if (seasons.length === 0) return 'season';
  if (stations.length > 0) return null;
  return hasSpare ? 'station' : 'device';
}

/** Shows what the client lacks first, with a link to create it; null if nothing is missing. */
export function MissingFarm() {
  const words = useWords(PIECES);
  const { tree } = useFarm();
  const missing = missingOf(tree, useHasSpare());
  const installWay = useInstallWay(null);
  const formWay = useFormWay(missing);
  if (missing === null) return null;
  const way = formWay ?? (missing === 'station' || missing === 'device' ? installWay : null);
  const { title, hint } = words.missing[missing];
  return (
    <EmptyState title={title} action={way ?? undefined}>
      {way ? hint : `${hint} ${words.ask}`}
    </EmptyState>
  );
}

/** A link to the form of a sector or a season; null for readers who may not create one. */
function useFormWay(missing: Missing | null): ReactNode {
  const words = useWords(PIECES);
  const { tree, user, isRoot } = useFarm();
  const filters = useFilters();
  if (!isRoot || (missing !== 'sector' && missing !== 'season')) return null;
  const owner = { clientId: tree.client.id };
  if (!can(user, `${missing}.create`, owner)) return null;
  const table = missing === 'sector' ? 'sectors' : 'seasons';
  return (
    <LinkButton
      variant="primary"
      href={hrefWith(`/admin/${table}`, { ...filters, company: tree.client.id }, 'agregar')}
    >
      {words.create[missing]}
    </LinkButton>
  );
}
