import { chipLevel, type SectorRow } from '@vigia/domain';
import { ChipRow, HealthIcon, IconRow, Link, PestChip, Skeleton } from '@vigia/ui';
import type { DataColumn } from '@vigia/ui/table';
import type { CaptureCounts } from '../../shared/capture-group.ts';
import { type Conditions, LOADING, statusOf, wordOf } from '../../shared/condition.ts';
import { WaitingIcon } from '../../shared/ui/waiting-icon.tsx';
import { captureKey, cropNames } from './list-rules.ts';
import { WORDS } from './words.ts';

export interface RowFacts {
  readonly counts: CaptureCounts;
  readonly conditions: Conditions;
  /** Where a sector's page is; undefined for who may not open it. */
  readonly sectorHref: (sectorId: number) => string | undefined;
}

/** Columns of the list; captures and stations fill in as their answers arrive. */
export function sectorColumns({ counts, conditions, sectorHref }: RowFacts): DataColumn<SectorRow>[] {
  const { columns } = WORDS;
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
      value: (row) => mostCaptures(row, counts),
      cell: (row) => <Captures row={row} counts={counts} />,
      card: 'head',
    },
    {
      id: 'stations',
      header: columns.stations,
      value: ({ stations }) => stations.length,
      cell: (row) => <StationIcons row={row} conditions={conditions} />,
      width: '178px',
    },
  ];
}

/** Rows are sorted by their highest count; nothing counted comes last. */
function mostCaptures({ sector, pests }: SectorRow, counts: CaptureCounts): number | null {
  const known = pests.flatMap((pest) => {
    const entry = counts.get(captureKey(sector.id, pest.id));
    return entry?.kind === 'known' && entry.count !== undefined ? [entry.count] : [];
  });
  return known.length === 0 ? null : Math.max(...known);
}

function Captures({ row, counts }: { readonly row: SectorRow; readonly counts: CaptureCounts }) {
  if (row.pests.length === 0) return <>{WORDS.noCaptures}</>;
  return (
    <ChipRow>
      {row.pests.map((pest) => {
        const entry = counts.get(captureKey(row.sector.id, pest.id));
        if (entry?.kind !== 'known') return <Skeleton key={pest.id} $width="112px" $height="28px" />;
        const level = chipLevel(pest.id, entry.count) ?? 'neutral';
        return <PestChip key={pest.id} name={pest.name} count={entry.count} level={level} withIcon={false} />;
      })}
    </ChipRow>
  );
}

function StationIcons({ row, conditions }: { readonly row: SectorRow; readonly conditions: Conditions }) {
  if (row.stations.length === 0) return <>{WORDS.noStations}</>;
  return (
    <IconRow>
      {row.stations.map(({ id, name }) => {
        const condition = conditions.get(id) ?? LOADING;
        if (condition.kind === 'loading') return <WaitingIcon key={id} />;
        return <HealthIcon key={id} name={name} state={statusOf(condition)} stateWord={wordOf(condition)} />;
      })}
    </IconRow>
  );
}
