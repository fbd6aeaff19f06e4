import { BIOFIX_TYPE_WORDS, LOG_COLUMN_WORDS } from '@vigia/domain/es';
import { type LogColumn, type LogType, logColumns, lureDays } from '@vigia/domain/events';
import { deviceOfEvent, type LureSettings, sectorPath, speciesOf, stationPath } from '@vigia/domain/farm';
import { Link } from '@vigia/ui';
import type { DataColumn } from '@vigia/ui/table';
import { styled } from 'styled-components';
import { nodePath } from '../../shared/paths.ts';
import { doneText, doseText } from './log-facts.ts';
import { authorText, LogResponsible } from './log-responsible.tsx';
import type { LogRow } from './log-rows.ts';
import type { LogWords } from './words.ts';

export interface LogLinks {
  /** The address of a page, with the filters. */
  readonly href: (path: string) => string;
  /** Stations that still exist. */
  readonly hasStation: (stationId: number) => boolean;
  /** Whether this reader may open sector pages. */
  readonly opensSectors: boolean;
}

type Own = Omit<DataColumn<LogRow>, 'id' | 'header'>;

function lureText(words: LogWords, lure: LureSettings | null): string {
  const days = lureDays(lure);
  return days ? words.lure(days.expirationDays, days.changeNotificationDays) : words.noLure;
}

const DECIDES = ['station', 'sector'] as const;

/** Two lines are enough to distinguish the cards; the details have the whole text. */
const Done = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

/** Only for cards: what was done. It repeats other columns, so it is never sorted, hidden or exported. */
const doneColumn = (words: LogWords, type: LogType): DataColumn<LogRow> => ({
  id: 'done',
  header: words.done,
  value: (row) => doneText(words, type, row),
  cell: (row) => <Done>{doneText(words, type, row)}</Done>,
  card: 'head',
  isSortable: false,
  isHideable: false,
  sheet: false,
});

const LESS_ASKED_FOR: readonly LogColumn[] = ['reportDate', 'device', 'email'];

/** Columns that a tight table hides at first: what was done, where and when is more important. */
const HIDDEN_WHEN_TIGHT: Readonly<Record<LogType, readonly LogColumn[]>> = {
  install_log: LESS_ASKED_FOR,
  swap_log: LESS_ASKED_FOR,
  maintenance_log: LESS_ASKED_FOR,
  pesticide_log: [...LESS_ASKED_FOR, 'station', 'comments'],
  biofix_log: [...LESS_ASKED_FOR, 'station', 'season'],
};

function columnsOf(
  words: LogWords,
  { href, hasStation, opensSectors }: LogLinks,
): Readonly<Record<LogColumn, Own>> {
  const device = (serial: string | null) => serial && <Link href={href(nodePath(serial))}>{serial}</Link>;
  return {
    reportDate: { value: ({ event }) => event.createdAt, kind: 'datetime', isHideable: true },
    eventDate: { value: ({ event }) => event.date, kind: 'date', card: 'head' },
    device: {
      value: ({ event }) => deviceOfEvent(event),
      cell: ({ event }) => device(deviceOfEvent(event)) ?? words.none,
    },
    station: {
      value: ({ station }) => station,
      cell: ({ station, event: { stationId } }) => {
        if (station === null) return words.none;
        const isThere = stationId !== null && hasStation(stationId);
        return isThere ? <Link href={href(stationPath(stationId))}>{station}</Link> : station;
      },
    },
    sector: {
      value: ({ sector }) => sector,
      cell: ({ sector, event }) => {
        if (sector === null) return words.none;
        if (!opensSectors || event.sectorId === null) return sector;
        return <Link href={href(sectorPath(event.sectorId))}>{sector}</Link>;
      },
    },
    email: {
      value: ({ event }) => event.userEmail,
      cell: ({ event }) => <LogResponsible {...{ words, event }} />,
    },
    comments: { value: ({ event }) => event.comments },
    lure: { value: ({ event }) => lureText(words, event.lure) },
    oldDevice: {
      value: ({ event }) => event.oldNodeSerial,
      cell: ({ event }) => device(event.oldNodeSerial) ?? words.none,
    },
    pest: { value: ({ pest }) => pest, alsoFoundBy: ({ event }) => speciesOf(event.pestId) },
    product: { value: ({ event }) => event.product },
    dose: { value: doseText },
    season: { value: ({ season }) => season },
    biofixType: { value: ({ event }) => event.biofixType && BIOFIX_TYPE_WORDS[event.biofixType] },
    author: { value: ({ event }) => authorText(words, event) },
  };
}

export interface LogLayout {
  /** Not all columns fit. */
  readonly isTight: boolean;
  /** Rows are cards. */
  readonly isCards: boolean;
}

/** Whether the reader has to ask for a column; a card has room for all among its details. */
const isHidden = (type: LogType, id: LogColumn, { isTight, isCards }: LogLayout): boolean =>
  (isTight && HIDDEN_WHEN_TIGHT[type].includes(id)) || (id === 'author' && !isCards);

/** Columns of one table, in the specified order; cards begin with the place, followed by what was done. */
export function logTableColumns(
  words: LogWords,
  type: LogType,
  links: LogLinks,
  layout: LogLayout,
): DataColumn<LogRow>[] {
  const all = columnsOf(words, links);
  const isOfStations = type === 'install_log' || type === 'swap_log' || type === 'maintenance_log';
  const title = DECIDES[isOfStations ? 0 : 1];
  const columns = logColumns(type).map(
    (id): DataColumn<LogRow> => ({
      id,
      header: LOG_COLUMN_WORDS[id],
      ...all[id],
      ...(id === title ? { card: 'title' } : {}),
      ...(isHidden(type, id, layout) ? { isHidden: true } : {}),
    }),
  );
  return layout.isCards ? [doneColumn(words, type), ...columns] : columns;
}
