import type { TiedStation } from '@vigia/api/client';
import type { EpochMs } from '@vigia/domain';
import type { Station } from '@vigia/domain/farm';
import { Chip, Link, textSize, useWords } from '@vigia/ui';
import { type DataColumn, DataTable, type RowAction } from '@vigia/ui/table';
import { CalendarClock, FileWarning, Unlink } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { styled } from 'styled-components';
import type { SourceCardProps } from './source-card-props.ts';
import { stateOfStation } from './source-state.ts';
import { STATION_SOURCES, type StationSourceWords } from './words.ts';

const State = styled.span`
  display: grid;
  gap: 4px;
  justify-items: start;
  max-width: 340px;
  small { color: ${({ theme }) => theme.color.muted}; font-size: ${textSize('small')}; overflow-wrap: anywhere; }
`;

interface Shown {
  readonly stations: readonly Station[];
  readonly stationHref: (stationId: number) => string;
  readonly now: EpochMs;
}

function columnsOf(
  words: StationSourceWords,
  { stations, stationHref, now }: Shown,
): readonly DataColumn<TiedStation>[] {
  const own = ({ stationId }: TiedStation) => stations.find(({ id }) => id === stationId);
  const name = (tied: TiedStation): string => own(tied)?.name ?? words.goneStation;
  const { columns } = words;
  return [
    { id: 'vendor', header: columns.vendor, value: (tied) => tied.vendorStationName, card: 'title' },
    {
      id: 'station',
      header: columns.station,
      value: name,
      cell: (tied) =>
        own(tied) ? <Link href={stationHref(tied.stationId)}>{name(tied)}</Link> : words.goneStation,
      card: 'head',
    },
    {
      id: 'state',
      header: columns.state,
      value: (tied) => stateOfStation(words, tied, now).label,
      cell: (tied) => {
        const { status, label, hint } = stateOfStation(words, tied, now);
        return (
          <State>
            <Chip status={status}>{label}</Chip>
            {hint !== '' && <small>{hint}</small>}
          </State>
        );
      },
      card: 'head',
    },
    { id: 'last', header: columns.last, kind: 'datetime', value: ({ lastReading }) => lastReading },
    { id: 'apart', header: columns.apart, kind: 'number', decimals: 0, value: ({ apart }) => apart },
    { id: 'id', header: columns.id, value: ({ vendorStationId }) => vendorStationId },
  ];
}

/** The stations of an account that are stations of the farm. */
export function TiedStations(props: SourceCardProps) {
  const words = useWords(STATION_SOURCES);
  const { source, stations, stationHref, now, canEdit, onPast, onApart, onUntie } = props;
  const columns = useMemo(
    () => columnsOf(words, { stations, stationHref, now }),
    [words, stations, stationHref, now],
  );
  const actions = useCallback(
    (tied: TiedStation): RowAction[] => [
      ...(canEdit
        ? [
            {
              ...{ id: 'past', label: words.past.action, icon: CalendarClock },
              onAction: () => onPast(source, tied),
            },
          ]
        : []),
      {
        ...{ id: 'apart', label: words.apart.action, icon: FileWarning, isDisabled: tied.apart === 0 },
        onAction: () => onApart(source, tied),
      },
      ...(canEdit
        ? [
            {
              ...{ id: 'unlink', label: words.unlink.action, icon: Unlink },
              onAction: () => onUntie(source, tied),
            },
          ]
        : []),
    ],
    [words, canEdit, source, onPast, onApart, onUntie],
  );
  return (
    <DataTable
      label={words.table(source.name)}
      columns={columns}
      rows={source.stations}
      rowId={({ vendorStationId }) => vendorStationId}
      rowActions={actions}
      pageSizes={false}
      state="ready"
    />
  );
}
