import type { IsoDate } from '@vigia/domain';
import { formatDate, LAST_LOG_WORDS } from '@vigia/domain/es';
import type { LogType } from '@vigia/domain/events';
import { type Station, stationPath } from '@vigia/domain/farm';
import { Link } from '@vigia/ui';
import type { DataColumn } from '@vigia/ui/table';
import { styled } from 'styled-components';
import { type Conditions, LOADING } from '../../shared/condition.ts';
import { nodePath } from '../../shared/paths.ts';
import { ConditionIcon } from '../../shared/ui/station-condition.tsx';
import { TagChips } from '../../shared/ui/tag-chips.tsx';
import { orNone, type StationRow, tagText } from './station-rows.ts';
import type { StationsWords } from './words.ts';

const Named = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
`;

const Quiet = styled.span`color: ${({ theme }) => theme.color.muted};`;

/** The last event of the chosen kind, by station. */
export interface LastEvents {
  readonly type: LogType;
  readonly dayOf: (station: Station) => IsoDate | null;
  /** The station's events of that kind and in the same days. */
  readonly hrefOf: (station: Station) => string;
}

export interface StationFacts {
  readonly conditions: Conditions;
  /** The address of a page, with the filters. */
  readonly href: (path: string) => string;
  /** Null without a chosen kind of event, or before its events are loaded. */
  readonly lastEvents: LastEvents | null;
}

const lastEvent = ({ type, dayOf, hrefOf }: LastEvents): DataColumn<StationRow> => ({
  id: 'lastReport',
  header: LAST_LOG_WORDS[type],
  value: ({ station }) => dayOf(station),
  kind: 'date',
  cell: ({ station }) => {
    const day = dayOf(station);
    return day && <Link href={hrefOf(station)}>{formatDate(day)}</Link>;
  },
  card: 'head',
});

const assigned = (
  words: StationsWords,
  id: 'sector' | 'crop' | 'pest' | 'season',
  name: (row: StationRow) => string | null,
): DataColumn<StationRow> => ({
  id,
  header: words.columns[id],
  value: (row) => orNone(words, name(row)),
  cell: (row) => name(row) ?? <Quiet>{words.none}</Quiet>,
});

/** Columns of the device explorer; health comes as a dot before the name as it becomes known. */
export function stationColumns(
  words: StationsWords,
  { conditions, href, lastEvents }: StationFacts,
): DataColumn<StationRow>[] {
  return [
    {
      id: 'name',
      header: words.columns.name,
      value: ({ station }) => station.name,
      cell: ({ station }) => (
        <Named>
          <ConditionIcon name={station.name} condition={conditions.get(station.id) ?? LOADING} />
          <Link href={href(stationPath(station.id))}>{station.name}</Link>
        </Named>
      ),
      card: 'title',
    },
    ...(lastEvents ? [lastEvent(lastEvents)] : []),
    {
      id: 'node',
      header: words.columns.node,
      value: ({ station }) => orNone(words, station.nodeSerial),
      cell: ({ station: { nodeSerial } }) =>
        nodeSerial === null ? (
          <Quiet>{words.none}</Quiet>
        ) : (
          <Link href={href(nodePath(nodeSerial))}>{nodeSerial}</Link>
        ),
    },
    { ...assigned(words, 'sector', ({ sector }) => sector), card: 'head' },
    assigned(words, 'crop', ({ crop }) => crop),
    { ...assigned(words, 'pest', ({ pest }) => pest), card: 'head' },
    assigned(words, 'season', ({ season }) => season),
    {
      id: 'tags',
      header: words.columns.tags,
      value: tagText,
      cell: ({ station }) => (station.tags.length === 0 ? '' : <TagChips tags={station.tags} />),
    },
  ];
}
