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

/**
 * Waiting hand counts of a station as rows, in the order in which they were written, each with how many photos wait with it. A
 * count that the service has stands here for its photos alone.
 */
export function countRows(
  words: UnsentWords,
  items: readonly OutboxItem[],
  stationId: StationId,
  pests: readonly Pest[],
): UnsentRow[] {
  return items.flatMap((item) => {
    const { content, photos, taken } = item;
    if (content.kind !== 'counts') return [];
    return content.counts
      .filter((count) => count.stationId === stationId)
      .flatMap(({ pestId, date, found, note }) => {
        const mine = photos.filter(
          ({ count }) => count?.stationId === stationId && count.pestId === pestId && count.date === date,
        );
        if (taken !== null && mine.length === 0) return [];
        const left = mine.length === 0 ? null : words.photos(mine.length);
        const pest = pests.find(({ id }) => id === pestId)?.name;
        const detail = [pest, formatDate(date), ...(taken === null ? [left, note] : [words.countIsSent])];
        return {
          id: `${item.id}/${pestId}/${date}`,
          title: taken === null ? words.found(found) : left!,
          detail: detail.filter(Boolean).join(' · '),
          unsent: mine.some(({ problem }) => problem !== null) ? 'attention' : unsentState(item),
        };
      });
  });
}
