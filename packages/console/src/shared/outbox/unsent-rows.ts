import { formatDate, REPORT_KIND_WORDS } from '@vigia/domain/es';
import type { ClientTree, Pest, StationId } from '@vigia/domain/farm';
import type { OutboxItem } from './outbox-item.ts';
import type { UnsentRow } from './unsent-list.tsx';
import { unsentState } from './unsent-marks.ts';
import type { Waiting } from './waiting-events.ts';
import type { UnsentWords } from './words.ts';

/** Waiting reports as rows, the newest day first. */
export function eventRows(
  waiting: readonly Waiting[],
  { stations, sectors }: Pick<ClientTree, 'stations' | 'sectors'>,
): UnsentRow[] {
  return [...waiting]
    .sort((a, b) => b.event.at - a.event.at)
    .map(({ event, unsent }) => {
      const station = stations.find(({ id }) => id === event.stationId)?.name ?? event.stationName;
      const sector = sectors.find(({ id }) => id === event.sectorId)?.name ?? null;
      const detail = [station, sector, formatDate(event.date), event.comments.trim()];
      return {
        ...{ id: String(event.id), title: REPORT_KIND_WORDS[event.type], unsent },
        detail: detail.filter(Boolean).join(' · '),
      };
    });
}

/** Waiting hand counts of a station as rows, in the order in which they were written. */
export function countRows(
  words: UnsentWords,
  items: readonly OutboxItem[],
  stationId: StationId,
  pests: readonly Pest[],
): UnsentRow[] {
  return items.flatMap((item) => {
    const { content } = item;
    if (content.kind !== 'counts' || item.taken !== null) return [];
    return content.counts
      .filter((count) => count.stationId === stationId)
      .map(({ pestId, date, found, note }) => ({
        id: `${item.id}/${pestId}/${date}`,
        title: words.found(found),
        detail: [pests.find(({ id }) => id === pestId)?.name, formatDate(date), note]
          .filter(Boolean)
          .join(' · '),
        unsent: unsentState(item),
      }));
  });
}
