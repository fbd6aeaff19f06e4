import type { ListedCount } from '@vigia/api/client';
import type { Season, Station } from '@vigia/domain/farm';
import { useSnackbar, useWords } from '@vigia/ui';
import { useAtomValue } from 'jotai';
import { useCallback, useMemo, useRef, useState } from 'react';
import { outboxAtom } from '../../../shared/outbox/outbox-view-state.ts';
import { reopenedAtom, useReopened } from '../../../shared/outbox/reopened.ts';
import { UnsentList } from '../../../shared/outbox/unsent-list.tsx';
import { countRows } from '../../../shared/outbox/unsent-rows.ts';
import { UNSENT } from '../../../shared/outbox/words.ts';
import { useFarm } from '../../../shared/state/farm.ts';
import { Section } from '../../../shared/ui/section.tsx';
import { CorrectDialog } from './correct-dialog.tsx';
import { CountPhotos } from './count-photos.tsx';
import { CountViewer } from './count-viewer.tsx';
import { StationCountsView } from './station-counts-view.tsx';
import { listedDays, type UnsentCorrection, useStationCounts } from './use-station-counts.ts';
import { STATION_COUNTS } from './words.ts';

/** A count that is corrected. */
interface OpenedCount {
  readonly n: number;
  readonly count: ListedCount;
  readonly own: UnsentCorrection | null;
  readonly isOpen: boolean;
}

interface StationCountsProps {
  readonly station: Station;
  readonly season: Season | null;
  /** May enter, correct and take out counts. */
  readonly mayCount: boolean;
}

/** The section of a station whose trap people count. */
export function StationCounts({ station, season, mayCount }: StationCountsProps) {
  const words = useWords(STATION_COUNTS);
  const unsentWords = useWords(UNSENT);
  const { pests, today } = useFarm();
  const days = useMemo(() => listedDays(season, today), [season, today]);
  const { failure } = useSnackbar();
  const { rows, state, retry, ownOf, correct, undoCorrection, remove } = useStationCounts(station, days);
  const [opened, setOpened] = useState<OpenedCount | null>(null);
  const isKept = useRef(false);
  const open = (count: ListedCount) =>
    setOpened((before) => ({ n: (before?.n ?? 0) + 1, count, own: ownOf(count), isOpen: true }));
  const reopened = useAtomValue(reopenedAtom);
  useReopened(
    (act) => mayCount && act.kind === 'correction' && act.stationId === station.id && state === 'ready',
    () => {
      const wanted = reopened?.kind === 'correction' ? reopened : null;
      const row = rows.find(({ pestId, date }) => pestId === wanted?.pestId && date === wanted.date);
      if (row) open(row);
      else failure(words.gone);
    },
  );
  const [openId, setOpenId] = useState<string | null>(null);
  const photosOf = useCallback(
    (count: ListedCount) => <CountPhotos count={count} onOpen={(id) => setOpenId(String(id))} />,
    [],
  );
  const items = useAtomValue(outboxAtom);
  const unsent = useMemo(
    () => countRows(unsentWords, items, station.id, pests),
    [unsentWords, items, station.id, pests],
  );
  const edits = { onCorrect: open, onRemove: remove };
  return (
    <Section title={words.title}>
      <UnsentList rows={unsent} />
      <StationCountsView
        {...{ rows, state, pests }}
        onRetry={retry}
        stationName={station.name}
        photosOf={photosOf}
        ownOf={ownOf}
        edits={mayCount ? edits : undefined}
      />
      <CountViewer rows={rows} openId={openId} onOpen={setOpenId} title={station.name} />
      {opened && (
        <CorrectDialog
          key={opened.n}
          {...opened}
          onClose={() => setOpened({ ...opened, isOpen: false })}
          onSave={async (to, key, signal) => {
            isKept.current = await correct(opened.count, to, key, signal);
          }}
          savedMessage={() => (isKept.current ? unsentWords.kept : words.corrected)}
          onUndo={(from) => undoCorrection(opened.count, from, opened.count)}
        />
      )}
    </Section>
  );
}
