import { useQuery } from '@tanstack/react-query';
import type { StationSource, TiedStation } from '@vigia/api/client';
import { MINUTE_MS } from '@vigia/domain';
import { can } from '@vigia/domain/access';
import { stationPath } from '@vigia/domain/farm';
import { ConfirmDialog, EmptyState, PageHeader, useWords } from '@vigia/ui';
import { LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { useFarm } from '../../shared/state/farm.ts';
import { useNavigation } from '../../shared/state/use-filters.ts';
import { useKeptState } from '../../shared/state/use-kept-state.ts';
import { Doors } from './doors/doors.tsx';
import { type Opened, SourceDialogs } from './source-dialogs.tsx';
import { StationSourcesView } from './station-sources-view.tsx';
import { SOURCES, useSourceEdits } from './use-source-edits.ts';
import { STATION_SOURCES } from './words.ts';

/** How often the accounts are asked for, ms: sooner while past days are on their way. */
const ASKED_EVERY_MS = MINUTE_MS;
const FOLLOWED_EVERY_MS = 10_000;

const isMoving = (sources: readonly StationSource[] | undefined): boolean =>
  sources?.some(({ backfills }) => backfills.some(({ state }) => state === 'open')) ?? false;

interface Question {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly run: () => Promise<void>;
}

/** Stations that a client has: those of makers, from whose services Vigía pulls, and LoRaWAN devices that send to doors. */
export function StationSourcesScreen() {
  const words = useWords(STATION_SOURCES);
  const { tree, user } = useFarm();
  const { client } = tree;
  return (
    <>
      <PageHeader title={words.title} subtitle={words.subtitle(client.name)} />
      {can(user, 'station-source.read', { clientId: client.id }) ? (
        <>
          <Accounts key={`accounts ${client.id}`} />
          <Doors key={`doors ${client.id}`} />
        </>
      ) : (
        <EmptyState title={words.notAllowed} icon={LockKeyhole}>
          {words.notAllowedHint}
        </EmptyState>
      )}
    </>
  );
}

function Accounts() {
  const words = useWords(STATION_SOURCES);
  const { tree, user } = useFarm();
  const { href } = useNavigation();
  const edits = useSourceEdits();
  const [opened, setOpened] = useKeptState<Opened | null>('a dialog about stations of makers', null);
  const [question, setQuestion] = useState<Question | null>(null);
  const [isBusy, setBusy] = useState(false);
  const clientId = tree.client.id;
  const query = useQuery({
    queryKey: [SOURCES, clientId],
    queryFn: ({ signal }) => edits.calls.list(clientId, signal),
    refetchInterval: ({ state }) => (isMoving(state.data) ? FOLLOWED_EVERY_MS : ASKED_EVERY_MS),
  });
  const canEdit = can(user, 'station-source.edit', { clientId });
  const untie = (source: StationSource, station: TiedStation) => {
    if (station.apart === 0) return void edits.untie(source, station);
    setQuestion({
      title: words.unlink.title(station.vendorStationName),
      text: words.unlink.apart(station.apart),
      action: words.unlink.action,
      run: () => edits.untie(source, station),
    });
  };
  const confirm = async ({ run }: Question) => {
    setBusy(true);
    await run();
    setBusy(false);
    setQuestion(null);
  };
  return (
    <>
      <StationSourcesView
        sources={query.data ?? null}
        isFailed={query.isError}
        onRetry={() => void query.refetch()}
        canEdit={canEdit}
        stations={tree.stations}
        stationHref={(id) => href(stationPath(id))}
        now={Math.max(query.dataUpdatedAt, query.errorUpdatedAt)}
        onAdd={() => setOpened({ kind: 'account', sourceId: null })}
        onStations={({ id }) => setOpened({ kind: 'stations', sourceId: id })}
        onEdit={({ id }) => setOpened({ kind: 'account', sourceId: id })}
        onPause={(source, paused) => void edits.pause(source, paused)}
        onRemove={(source) =>
          setQuestion({
            title: words.remove.title(source.name),
            text: words.remove.text,
            action: words.remove.action,
            run: () => edits.remove(source),
          })
        }
        onPast={({ id }, { vendorStationId }) => setOpened({ kind: 'past', sourceId: id, vendorStationId })}
        onApart={({ id }, { vendorStationId }) => setOpened({ kind: 'apart', sourceId: id, vendorStationId })}
        onUntie={untie}
        onStop={({ id }, backfill) => void edits.stop(id, backfill)}
      />
      {opened && (
        <SourceDialogs
          opened={opened}
          sources={query.data ?? []}
          edits={edits}
          canEdit={canEdit}
          onOpen={setOpened}
          onUntie={untie}
        />
      )}
      <ConfirmDialog
        isOpen={question !== null}
        title={question?.title ?? ''}
        confirmLabel={question?.action ?? ''}
        busy={isBusy}
        onConfirm={() => question && void confirm(question)}
        onCancel={() => setQuestion(null)}
      >
        {question?.text}
      </ConfirmDialog>
    </>
  );
}
