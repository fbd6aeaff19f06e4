import { useLocation } from '@tanstack/react-router';
import { memo, useMemo, useState } from 'react';
import { useFarm } from '../../shared/state/farm.ts';
import { useNavigation } from '../../shared/state/use-filters.ts';
import { useRootTrees } from '../../shared/state/use-root-trees.ts';
import { isIncomplete, MissingFarm } from '../../shared/ui/missing-farm.tsx';
import { healthItems, type KeptItems } from './health-items.ts';
import { countOf, inReach, type SubjectKind, subjectsOf } from './health-subjects.ts';
import { HealthView } from './health-view.tsx';
import { useHealthRows } from './use-health-rows.ts';

/** `nodes/all`: stations or devices, and of which clients; an unknown text means the stations of this client. */
function readHash(hash: string): { readonly kind: SubjectKind; readonly all: boolean } {
  const [kind, clients] = hash.split('/');
  return { kind: kind === 'nodes' ? 'nodes' : 'stations', all: clients === 'all' };
}
const writeHash = (kind: SubjectKind, all: boolean): string => (all ? `${kind}/all` : kind);

/** The health of all stations and devices that the user looks after. */
export function HealthScreen() {
  const { tree, user } = useFarm();
  const { href, setHash } = useNavigation();
  const { kind, all } = readHash(useLocation().hash);
  const [isStopped, setStopped] = useState(false);
  const { trees: whole, roots, failed, isLoading, retry: retryTrees } = useRootTrees(all);
  const trees = useMemo(() => whole.map((each) => inReach(user, each)), [whole, user]);
  const subjects = useMemo(() => subjectsOf(trees, kind), [trees, kind]);
  const { health, cancel, retry } = useHealthRows(kind, subjects, !isStopped);
  const [kept] = useState((): KeptItems => new Map());
  const items = useMemo(() => healthItems(subjects, health, kept), [subjects, health, kept]);
  const counts = useMemo(
    () => ({ stations: countOf(trees, 'stations'), nodes: countOf(trees, 'nodes') }),
    [trees],
  );
  const missing = useMemo(() => !all && isIncomplete(tree) && <MissingFarm />, [all, tree]);
  const doings = useMemo(() => {
    const choose = (next: SubjectKind, clients: boolean) => {
      setStopped(false);
      setHash(writeHash(next, clients));
    };
    return {
      onKind: (next: SubjectKind) => choose(next, all),
      ...(roots > 1 && { allClients: { value: all, onChange: (next: boolean) => choose(kind, next) } }),
      onStop: () => {
        setStopped(true);
        cancel();
      },
      onResume: () => setStopped(false),
      onRetry: () => {
        retryTrees();
        retry();
      },
    };
  }, [kind, all, roots, setHash, cancel, retryTrees, retry]);
  return (
    <View
      key={`${kind} ${tree.client.id}`}
      kind={kind}
      counts={counts}
      isLoadingClients={isLoading}
      failedClients={failed}
      items={items}
      missing={missing}
      isStopped={isStopped}
      href={href}
      {...doings}
    />
  );
}

/** Not drawn again each time that a request is sent or answered. */
const View = memo(HealthView);
