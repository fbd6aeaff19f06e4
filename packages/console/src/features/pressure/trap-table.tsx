import { chipLevel } from '@vigia/domain/captures';
import { formatDate, formatNumber } from '@vigia/domain/es';
import type { Sector } from '@vigia/domain/farm';
import type { PressureScale } from '@vigia/domain/pressure';
import { Chip, EmptyState, Link, useWords } from '@vigia/ui';
import { type DataColumn, DataTable, useCards } from '@vigia/ui/table';
import { useMemo } from 'react';
import { Section } from '../../shared/ui/section.tsx';
import type { TrapDay } from './trap-days.ts';
import { PRESSURE, type PressureWords } from './words.ts';

export interface TrapTableProps {
  readonly traps: readonly TrapDay[];
  readonly scale: PressureScale;
  readonly sectors: readonly Pick<Sector, 'id' | 'name'>[];
  /** Whether the traps stand in several fields. */
  readonly hasFields: boolean;
  readonly stationHref: (stationId: number) => string;
}

type Column = DataColumn<TrapDay>;

function columnsOf(
  words: PressureWords['table'],
  { scale, sectors, stationHref, hasFields }: Omit<TrapTableProps, 'traps'>,
  isCards: boolean,
): Column[] {
  const level = ({ captures }: TrapDay) => chipLevel(scale.rule, captures ?? undefined);
  const levelText = (trap: TrapDay) => {
    const found = level(trap);
    return found === null ? words.unread : words.levels[found];
  };
  return [
    {
      ...{ id: 'trap', header: words.columns.trap, card: 'title' },
      value: ({ station }) => station.name,
      cell: ({ station }) => <Link href={stationHref(station.id)}>{station.name}</Link>,
    },
    ...(hasFields
      ? [
          {
            ...({ id: 'sector', header: words.columns.sector, card: 'head' } as const),
            value: ({ station }: TrapDay) => sectors.find(({ id }) => id === station.sectorId)?.name ?? '',
          },
        ]
      : []),
    {
      ...{ id: 'captures', header: words.columns.captures(scale.days), kind: 'number', card: 'head' },
      value: ({ captures }) => captures,
      // In a card the number would stand alone.
      text: ({ captures }) => {
        if (captures === null) return words.unread;
        return isCards ? words.captures(captures) : formatNumber(captures, 0);
      },
    },
    {
      ...{ id: 'level', header: words.columns.level, card: 'head' },
      value: levelText,
      cell: (trap) => <Chip status={level(trap) ?? 'neutral'}>{levelText(trap)}</Chip>,
    },
    {
      ...{ id: 'last-read', header: words.columns.lastRead, kind: 'date' },
      value: ({ lastRead }) => lastRead,
      text: ({ lastRead }) => (lastRead === null ? words.neverRead : formatDate(lastRead)),
    },
  ];
}

/** What each trap of the field caught up to the day: the same as the map, to read and to print. */
export function TrapTable({ traps, ...rest }: TrapTableProps) {
  const { table: words, title } = useWords(PRESSURE);
  const { scale, sectors, stationHref, hasFields } = rest;
  const isCards = useCards();
  const columns = useMemo(
    () => columnsOf(words, { scale, sectors, stationHref, hasFields }, isCards),
    [words, scale, sectors, stationHref, hasFields, isCards],
  );
  return (
    <Section title={words.title}>
      <DataTable
        label={words.title}
        columns={columns}
        rows={traps}
        rowId={({ station }) => station.id}
        initialSort={{ id: 'captures', isDescending: true }}
        exportName={`${title} - ${words.title}`}
        empty={<EmptyState title={words.empty}>{words.unread}</EmptyState>}
      />
    </Section>
  );
}
