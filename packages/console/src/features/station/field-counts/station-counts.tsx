import type { ListedCount } from '@vigia/api/client';
import type { Season, Station } from '@vigia/domain/farm';
import { useWords } from '@vigia/ui';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { outboxAtom } from '../../../shared/outbox/outbox-view-state.ts';
import { UnsentList } from '../../../shared/outbox/unsent-list.tsx';
import { countRows } from '../../../shared/outbox/unsent-rows.ts';
import { UNSENT } from '../../../shared/outbox/words.ts';
import { useFarm } from '../../../shared/state/farm.ts';
import { Section } from '../../../shared/ui/section.tsx';
import { CorrectDialog } from './correct-dialog.tsx';
import { StationCountsView } from './station-counts-view.tsx';
import { listedDays, useStationCounts } from './use-station-counts.ts';
import { STATION_COUNTS } from './words.ts';

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
  const { rows, state, retry, correct, undoCorrection, remove } = useStationCounts(station, days);
  const [opened, setOpened] = useState<{ readonly count: ListedCount; readonly isOpen: boolean } | null>(
    null,
  );
  const items = useAtomValue(outboxAtom);
  const unsent = useMemo(
    () => countRows(unsentWords, items, station.id, pests),
    [unsentWords, items, station.id, pests],
  );
  const edits = {
    onCorrect: (count: ListedCount) => setOpened({ count, isOpen: true }),
    onRemove: remove,
  };
  return (
    <Section title={words.title}>
      <UnsentList rows={unsent} />
      <StationCountsView
        {...{ rows, state, pests }}
        onRetry={retry}
        stationName={station.name}
        edits={mayCount ? edits : undefined}
      />
      {opened && (
        <CorrectDialog
          key={`${opened.count.pestId} ${opened.count.date} ${opened.count.createdAt}`}
          count={opened.count}
          isOpen={opened.isOpen}
          onClose={() => setOpened({ ...opened, isOpen: false })}
          onSave={(found, note, key, signal) => correct(opened.count, found, note, key, signal)}
          onUndo={(found) => undoCorrection(opened.count, found)}
        />
      )}
    </Section>
  );
}
