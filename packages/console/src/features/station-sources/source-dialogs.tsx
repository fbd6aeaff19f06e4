import { useQuery } from '@tanstack/react-query';
import type { StationSource, TiedStation } from '@vigia/api/client';
import type { ClientTree } from '@vigia/domain/farm';
import { type Dispatch, type SetStateAction, useRef } from 'react';
import { useFarm } from '../../shared/state/farm.ts';
import { AccountDialog } from './account-dialog.tsx';
import { accountChange, newAccount } from './account-draft.ts';
import { ApartDialog } from './apart-dialog.tsx';
import { PastDialog } from './past-dialog.tsx';
import { useApart } from './use-apart.ts';
import type { SourceEdits } from './use-source-edits.ts';
import { VendorStationsDialog } from './vendor-stations-dialog.tsx';

/** Which dialog is open, and about what; ids, so that it shows what is there now. */
export type Opened =
  | { readonly kind: 'account'; readonly sourceId: number | null }
  | { readonly kind: 'stations'; readonly sourceId: number }
  | { readonly kind: 'past' | 'apart'; readonly sourceId: number; readonly vendorStationId: string };

export interface SourceDialogsProps {
  readonly opened: Opened;
  readonly sources: readonly StationSource[];
  readonly edits: SourceEdits;
  readonly canEdit: boolean;
  readonly onOpen: Dispatch<SetStateAction<Opened | null>>;
  /** Asks first where something would be lost. */
  readonly onUntie: (source: StationSource, station: TiedStation) => void;
}

/** The dialog that is open. */
export function SourceDialogs(props: SourceDialogsProps) {
  const { opened, sources, edits, canEdit, onOpen } = props;
  const { tree, today } = useFarm();
  const saved = useRef<number | null>(null);
  const source = sources.find(({ id }) => id === opened.sourceId);
  // A dialog that closes late leaves the one that followed it open.
  const dialog = { isOpen: true, onClose: () => onOpen((now) => (now === opened ? null : now)) };
  if (opened.kind === 'account') {
    return (
      <AccountDialog
        {...dialog}
        edited={source && { vendor: source.vendor, name: source.name }}
        onSave={async (draft, key, signal) => {
          const { id } = source
            ? await edits.calls.update(source.id, accountChange(draft, source), signal)
            : await edits.calls.create(newAccount(tree.client.id, draft), key, signal);
          saved.current = id;
          void edits.refresh();
        }}
        // The maker is asked for the stations at once: it shows whether the keys are good.
        onSaved={({ vendorKey }) =>
          vendorKey !== '' && saved.current !== null && onOpen({ kind: 'stations', sourceId: saved.current })
        }
      />
    );
  }
  if (source === undefined) return null;
  if (opened.kind === 'stations') return <StationsOfAccount {...props} source={source} tree={tree} />;
  const station = source.stations.find((each) => each.vendorStationId === opened.vendorStationId);
  if (station === undefined) return null;
  if (opened.kind === 'apart')
    return <ApartOfStation {...dialog} edits={edits} source={source} station={station} canEdit={canEdit} />;
  return (
    <PastDialog
      {...dialog}
      station={station}
      today={today}
      onSave={async (range, key, signal) => {
        await edits.calls.askForPast(source.id, station.vendorStationId, range, key, signal);
        void edits.refresh();
      }}
    />
  );
}

interface StationsOfAccountProps extends SourceDialogsProps {
  readonly source: StationSource;
  readonly tree: Pick<ClientTree, 'stations'>;
}

/** Asks the maker each time it opens, which is the proof of the keys, too. */
function StationsOfAccount({ source, sources, tree, edits, onOpen, onUntie }: StationsOfAccountProps) {
  const check = useQuery({
    queryKey: ['vendor-stations', source.id],
    queryFn: async ({ signal }) => {
      const answer = await edits.calls.check(source.id, signal);
      void edits.refresh();
      return answer;
    },
    ...{ retry: false, gcTime: 0, staleTime: Number.POSITIVE_INFINITY, refetchOnReconnect: false },
  });
  const stations = tree.stations.filter(({ archived }) => !archived);
  const taken = new Set(sources.flatMap((each) => each.stations.map(({ stationId }) => stationId)));
  return (
    <VendorStationsDialog
      isOpen
      onClose={() => onOpen(null)}
      source={source}
      check={check.isFetching ? null : (check.data ?? null)}
      isFailed={check.isError && !check.isFetching}
      onCheck={() => void check.refetch()}
      onEditKeys={() => onOpen({ kind: 'account', sourceId: source.id })}
      stations={stations}
      free={stations.filter(({ id }) => !taken.has(id))}
      onTie={(vendorStation, station) => edits.tie(source, vendorStation, station)}
      onUntie={(vendorStationId) => {
        const tied = source.stations.find((each) => each.vendorStationId === vendorStationId);
        if (tied) onUntie(source, tied);
      }}
    />
  );
}

interface ApartOfStationProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly edits: SourceEdits;
  readonly source: StationSource;
  readonly station: TiedStation;
  readonly canEdit: boolean;
}

function ApartOfStation({ edits, source, station, canEdit, ...dialog }: ApartOfStationProps) {
  const { replay, ...apart } = useApart(edits, source.id, station.vendorStationId);
  return (
    <ApartDialog
      {...dialog}
      {...apart}
      name={station.vendorStationName}
      onReplay={canEdit ? replay : undefined}
    />
  );
}
