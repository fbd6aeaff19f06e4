import type { SectorMildew } from '@vigia/domain';
import { captureKey } from '@vigia/domain/captures';
import type { ChartSubject, Pest, SectorId, SectorRow } from '@vigia/domain/farm';
import { ChipRow, IconRow, Link, MildewChip, PestStateChip, useWords } from '@vigia/ui';
import type { DataColumn } from '@vigia/ui/table';
import { type CaptureCounts, chipOfCount } from '../../shared/capture-group.ts';
import { type Conditions, LOADING } from '../../shared/condition.ts';
import { ConditionIcon } from '../../shared/ui/station-condition.tsx';
import { cropNames } from './list-rules.ts';
import { urgencyOfRow } from './urgency.ts';
import { SECTORS, type SectorsWords } from './words.ts';

export interface RowFacts {
  readonly counts: CaptureCounts;
  readonly conditions: Conditions;
  /** The address of a sector's page; undefined for those who may not open it. */
  readonly sectorHref: (sectorId: number) => string | undefined;
  readonly stationHref: (stationId: number) => string;
  /** The address of the chart of a sector's pest or mildew. */
  readonly chartHref: (sectorId: number, subject: ChartSubject) => string;
  /** Mildew risk by sector, for sectors with susceptible crops, as far as loaded. */
  readonly mildew: ReadonlyMap<SectorId, SectorMildew>;
  /** The captures are those of the last days of a season that is over. */
  readonly isPast: boolean;
}

/** Columns of the list; captures and stations fill in as their answers arrive. */
export function sectorColumns(words: SectorsWords, facts: RowFacts): DataColumn<SectorRow>[] {
  const { counts, sectorHref } = facts;
  const { columns } = words;
  return [
    {
      id: 'name',
      header: columns.name,
      value: ({ sector }) => sector.name,
      cell: ({ sector }) => {
        const href = sectorHref(sector.id);
        return href === undefined ? <strong>{sector.name}</strong> : <Link href={href}>{sector.name}</Link>;
      },
      card: 'title',
    },
    { id: 'address', header: columns.address, value: ({ sector }) => sector.address },
    { id: 'crops', header: columns.crops, value: cropNames },
    {
      id: 'captures',
      header: columns.captures,
      value: (row) => urgencyOfRow(row, counts, facts.mildew),
      isHighestFirst: true,
      cell: (row) => <Captures row={row} facts={facts} />,
      card: 'head',
    },
    {
      id: 'stations',
      header: columns.stations,
      value: ({ stations }) => stations.length,
      cell: (row) => <StationIcons row={row} facts={facts} />,
      width: '178px',
    },
  ];
}

interface CellProps {
  readonly row: SectorRow;
  readonly facts: RowFacts;
}

/** Mildew first: it has no trap, and no other place in the list. */
function Captures({ row, facts }: CellProps) {
  const words = useWords(SECTORS);
  const { mildew, chartHref } = facts;
  const { sector, pests } = row;
  const risk = mildew.get(sector.id);
  if (pests.length === 0 && !risk) return <>{words.noCaptures}</>;
  return (
    <ChipRow>
      {risk && <MildewChip mildew={risk} detailsHref={chartHref(sector.id, 'mildew')} />}
      {pests.map((pest) => (
        <PestCount key={pest.id} pest={pest} sectorId={sector.id} facts={facts} />
      ))}
    </ChipRow>
  );
}

interface PestCountProps {
  readonly pest: Pest;
  readonly sectorId: SectorId;
  readonly facts: RowFacts;
}

function PestCount({ pest, sectorId, facts: { counts, isPast, chartHref } }: PestCountProps) {
  return (
    <PestStateChip
      name={pest.name}
      {...chipOfCount(counts.get(captureKey(sectorId, pest.id)))}
      detailsHref={chartHref(sectorId, { pestId: pest.id })}
      isPast={isPast}
    />
  );
}

function StationIcons({ row, facts: { conditions, stationHref } }: CellProps) {
  const words = useWords(SECTORS);
  if (row.stations.length === 0) return <>{words.noStations}</>;
  return (
    <IconRow>
      {row.stations.map(({ id, name }) => (
        <ConditionIcon
          key={id}
          name={name}
          condition={conditions.get(id) ?? LOADING}
          detailsHref={stationHref(id)}
        />
      ))}
    </IconRow>
  );
}
