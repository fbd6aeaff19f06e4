import { useQuery } from '@tanstack/react-query';
import { ApiError, farmCalls } from '@vigia/api/client';
import { isLimited } from '@vigia/domain/access';
import type { Node } from '@vigia/domain/farm';
import { EmptyState, ErrorState, Link, PageHeader, SkeletonRegion, SkeletonRows, useWords } from '@vigia/ui';
import type { ReactNode } from 'react';
import { nodePath } from '../../shared/paths.ts';
import { useCalls } from '../../shared/state/calls.ts';
import { useFarm } from '../../shared/state/farm.ts';
import { useNavigation } from '../../shared/state/use-filters.ts';
import { NODE } from './words.ts';

const GONE = ['not-found', 'forbidden', 'invalid'];
const isGone = (error: unknown) => error instanceof ApiError && GONE.includes(error.kind);

export interface MissingNodeProps {
  readonly serial: string;
  /** Opens one that is missing in the client's data. */
  readonly render: (node: Node) => ReactNode;
}

/** A device that the client's data lacks: new, of another client, or unknown. */
export function MissingNode({ serial, render }: MissingNodeProps) {
  const words = useWords(NODE);
  const { tree, clients, user } = useFarm();
  const farm = useCalls(farmCalls);
  const { href } = useNavigation();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['node', serial],
    queryFn: ({ signal }) => farm.node(serial, signal),
  });
  if (!data && isFetching)
    return (
      <SkeletonRegion>
        <SkeletonRows count={6} />
      </SkeletonRegion>
    );
  if (!data && !isGone(error))
    return <ErrorState title={words.failed} kept={words.failedKept} onRetry={() => void refetch()} />;
  if (data?.clientId === tree.client.id) return render(data);
  const other = clients.find(({ id }) => id === data?.clientId);
  const hint = isLimited(user, tree.client.id) ? words.unknownInSectors : words.unknownHint;
  const title = other ? words.elsewhere(serial, other.name) : words.unknown;
  return (
    <>
      <PageHeader title={title} crumbs={[{ label: words.list, href: href('/home') }, { label: serial }]} />
      <EmptyState
        title={title}
        action={
          other ? (
            <Link href={href(nodePath(serial), { company: other.id })}>{words.open(other.name)}</Link>
          ) : (
            <Link href={href('/home')}>{words.backToList}</Link>
          )
        }
      >
        {other ? words.elsewhereHint(tree.client.name) : hint(tree.client.name)}
      </EmptyState>
    </>
  );
}
