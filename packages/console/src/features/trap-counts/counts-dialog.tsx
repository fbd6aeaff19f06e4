import { useLocation } from '@tanstack/react-router';
import { can, routeAccess } from '@vigia/domain/access';
import type { SectorId } from '@vigia/domain/farm';
import { Dialog, EmptyState, useWords } from '@vigia/ui';
import { useAtomValue } from 'jotai';
import { Lock } from 'lucide-react';
import { useMemo, useState } from 'react';
import { wantedCountAtom } from '../../shared/state/count-dialog.ts';
import { useFarm } from '../../shared/state/farm.ts';
import { useFilters } from '../../shared/state/use-filters.ts';
import { CountsView } from './counts-view.tsx';
import { type CountsOptions, useCounts } from './use-counts.ts';
import { COUNTS } from './words.ts';

interface CountsDialogProps {
  readonly onClose: () => void;
}

/** Fields whose traps the reader may count. */
function useCountedSectors() {
  const { tree, user } = useFarm();
  return useMemo(
    () =>
      tree.sectors.filter(
        ({ id, archived }) =>
          !archived && can(user, 'event.create', { clientId: tree.client.id, sectorId: id }),
      ),
    [tree, user],
  );
}

/** Where a pass begins: the trap that a link names or the page shows; its field, that of the page, or the only one. */
function useStart(
  ids: readonly SectorId[],
): Pick<CountsOptions, 'startSector' | 'startStation' | 'startTraps'> {
  const { tree, user } = useFarm();
  const wanted = useAtomValue(wantedCountAtom);
  const { sector } = useFilters();
  const { pathname } = useLocation();
  const access = routeAccess(pathname, user, tree.client.id);
  const params: Readonly<Record<string, string>> = access.kind === 'open' ? access.params : {};
  const station = tree.stations.find(({ id }) => id === (wanted?.stationId ?? Number(params.stationId)));
  const named = [wanted?.sectorId, station?.sectorId, Number(params.sectorId), sector];
  const startSector = ids.find((id) => id === named.find((each) => ids.includes(Number(each))));
  return {
    startSector: startSector ?? onlyOne(ids),
    startStation: station?.id ?? null,
    startTraps: wanted?.stationIds ?? null,
  };
}

const onlyOne = (ids: readonly SectorId[]): SectorId | null => (ids.length === 1 ? ids[0]! : null);

/** «Conteo en terreno», whole; after each pass it can begin again. */
export function CountsDialog({ onClose }: CountsDialogProps) {
  const words = useWords(COUNTS);
  const [pass, setPass] = useState(1);
  const { tree } = useFarm();
  const sectors = useCountedSectors();
  if (sectors.length === 0 && tree.sectors.length > 0)
    return (
      <Dialog isOpen onClose={onClose} title={words.title}>
        <EmptyState title={words.forbiddenTitle} icon={Lock}>
          {words.forbiddenHint}
        </EmptyState>
      </Dialog>
    );
  return <Pass key={pass} sectors={sectors} onClose={onClose} onAgain={() => setPass(pass + 1)} />;
}

interface PassProps extends CountsDialogProps {
  readonly sectors: ReturnType<typeof useCountedSectors>;
  readonly onAgain: () => void;
}

function Pass({ sectors, onClose, onAgain }: PassProps) {
  const start = useStart(sectors.map(({ id }) => id));
  return <CountsView {...useCounts({ ...start, sectors, onClose, onAgain })} />;
}
