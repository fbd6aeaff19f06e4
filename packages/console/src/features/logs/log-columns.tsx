import {
  BIOFIX_TYPE_WORDS,
  formatNumber,
  LOG_COLUMN_WORDS,
  type LogColumn,
  type LogType,
  type LureSettings,
  logColumns,
  speciesOf,
} from '@vigia/domain';
import { Link } from '@vigia/ui';
import type { DataColumn } from '@vigia/ui/table';
import { nodePath, sectorPath, stationPath } from '../../shared/paths.ts';
import type { LogRow } from './log-rows.ts';
import { WORDS } from './words.ts';

export interface LogLinks {
  /** Where a page is, the filters kept. */
  readonly href: (path: string) => string;
  /** Stations that are still there. */
  readonly hasStation: (stationId: number) => boolean;
  /** Sector pages are open to this reader. */
  readonly opensSectors: boolean;
}

type Own = Omit<DataColumn<LogRow>, 'id' | 'header'>;

const lureText = (lure: LureSettings | null): string =>
  lure?.installed ? WORDS.lure(lure.expirationDays, lure.changeNotificationDays) : WORDS.noLure;

/** As many as somebody wrote. */
const decimalsOf = (figure: number): number => String(figure).split('.')[1]?.length ?? 0;

export const doseText = ({
  event: { dose, measure },
}: {
  readonly event: Pick<LogRow['event'], 'dose' | 'measure'>;
}): string | null =>
  dose === null ? null : `${formatNumber(dose, decimalsOf(dose))} ${measure ?? ''}`.trim();

const DECIDES = ['station', 'sector'] as const;

function columnsOf({ href, hasStation, opensSectors }: LogLinks): Readonly<Record<LogColumn, Own>> {
  const device = (serial: string | null) => serial && <Link href={href(nodePath(serial))}>{serial}</Link>;
  return {
    reportDate: { value: ({ event }) => event.createdAt, kind: 'datetime' },
    eventDate: { value: ({ event }) => event.date, kind: 'date', card: 'head' },
    device: {
      value: ({ event }) => event.nodeSerial,
      cell: ({ event }) => device(event.nodeSerial) ?? WORDS.none,
    },
    station: {
      value: ({ station }) => station,
      cell: ({ station, event: { stationId } }) => {
        if (station === null) return WORDS.none;
        const isThere = stationId !== null && hasStation(stationId);
        return isThere ? <Link href={href(stationPath(stationId))}>{station}</Link> : station;
      },
    },
    sector: {
      value: ({ sector }) => sector,
      cell: ({ sector, event }) => {
        if (sector === null) return WORDS.none;
        if (!opensSectors || event.sectorId === null) return sector;
        return <Link href={href(sectorPath(event.sectorId))}>{sector}</Link>;
      },
    },
    email: { value: ({ event }) => event.userEmail },
    comments: { value: ({ event }) => event.comments },
    lure: { value: ({ event }) => lureText(event.lure) },
    oldDevice: {
      value: ({ event }) => event.oldNodeSerial,
      cell: ({ event }) => device(event.oldNodeSerial) ?? WORDS.none,
    },
    pest: { value: ({ pest }) => pest, alsoFoundBy: ({ event }) => speciesOf(event.pestId) },
    product: { value: ({ event }) => event.product },
    dose: { value: doseText },
    season: { value: ({ season }) => season },
    biofixType: { value: ({ event }) => event.biofixType && BIOFIX_TYPE_WORDS[event.biofixType] },
  };
}

/** Columns of one table, in the order specified; as cards the place leads. */
export function logTableColumns(type: LogType, links: LogLinks): DataColumn<LogRow>[] {
  const all = columnsOf(links);
  const shown = logColumns(type);
  const isOfStations = type === 'install_log' || type === 'swap_log' || type === 'maintenance_log';
  const title = DECIDES[isOfStations ? 0 : 1];
  return shown.map((id) => ({
    id,
    header: LOG_COLUMN_WORDS[id],
    ...all[id],
    ...(id === title ? { card: 'title' as const } : {}),
  }));
}
