import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, farmCalls } from '@vigia/api/client';
import { type Station, stationPath } from '@vigia/domain/farm';
import { EmptyState, ErrorState, Link, PageHeader, SkeletonRegion, SkeletonRows, useWords } from '@vigia/ui';
import type { ReactNode } from 'react';
import { useCalls } from '../../shared/state/calls.ts';
import { useFarm } from '../../shared/state/farm.ts';
import { useNavigation } from '../../shared/state/use-filters.ts';
import { STATION } from './words.ts';

const GONE = ['not-found', 'forbidden', 'invalid'];
const isGone = (error: unknown) => error instanceof ApiError && GONE.includes(error.kind);

export interface MissingStationProps {
  /** NaN for an address that names no station. */
  readonly stationId: number;
  /** Opens one that is missing in the client's data. */
  readonly render: (station: Station) => ReactNode;
}

/** A station that the client's data lacks: new, of another client, retired, or unknown. */
export function MissingStation({ stationId, render }: MissingStationProps) {
  const words = useWords(STATION);
  const { tree, clients } = useFarm();
  const farm = useCalls(farmCalls);
  const { href } = useNavigation();
  const queryClient = useQueryClient();
  const isId = Number.isInteger(stationId) && stationId > 0;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['station', stationId],
    queryFn: async ({ signal }) => {
      const found = await farm.station(stationId, signal);
      // The tree that lacks it is out of date.
      if (!found.archived && found.clientId === tree.client.id)
        void queryClient.invalidateQueries({ queryKey: ['infrastructure'] });
      return found;
    },
    enabled: isId,
  });
  if (isId && !data && isFetching)
    return (
      <SkeletonRegion>
        <SkeletonRows count={6} />
      </SkeletonRegion>
    );
  if (error && !data && !isGone(error))
    return <ErrorState title={words.failed} kept={words.failedKept} onRetry={() => void refetch()} />;
  const back = <Link href={href('/home')}>{words.backToList}</Link>;
  if (!data) return <Answer title={words.unknown} hint={words.unknownHint(tree.client.name)} way={back} />;
  if (data.archived) return <Answer title={words.removed(data.name)} hint={words.removedHint} way={back} />;
  const other = clients.find(({ id }) => id === data.clientId);
  if (data.clientId === tree.client.id) return render(data);
  if (!other) return <Answer title={words.unknown} hint={words.unknownHint(tree.client.name)} way={back} />;
  return (
    <Answer
      title={words.elsewhere(data.name, other.name)}
      hint={words.elsewhereHint(tree.client.name)}
      way={<Link href={href(stationPath(data.id), { company: other.id })}>{words.open(other.name)}</Link>}
    />
  );
}

function Answer({ title, hint, way }: { title: string; hint: string; way: ReactNode }) {
  const words = useWords(STATION);
  const { href } = useNavigation();
  return (
    <>
      <PageHeader title={title} crumbs={[{ label: words.list, href: href('/home') }, { label: title }]} />
      <EmptyState title={title} action={way}>
        {hint}
      </EmptyState>
    </>
  );
}
