import type { IsoDate } from '@vigia/domain';
import { TRAP_VISITS } from '@vigia/domain/events';
import type { FieldEvent, PestId, Sector } from '@vigia/domain/farm';
import { type TrapCoverage, type TrapRule, trapCoverage, trapRule } from '@vigia/domain/pressure';
import type { TrapDay } from './trap-days.ts';

type Field = Pick<Sector, 'id' | 'name' | 'area'>;

/** The traps of a field beside Chile's rule for its pest. */
export interface CoverageRow extends Omit<TrapCoverage, 'oldest'> {
  readonly sector: Field;
  readonly area: number | null;
  readonly rule: TrapRule | null;
  /** The trap that was read longest ago, and how many days; null for one that was never read. */
  readonly oldest: { readonly name: string; readonly ago: number | null } | null;
  /** The last visit to any of the traps, up to the day. */
  readonly lastVisit: IsoDate | null;
}

/** The last day up to this one on which somebody worked at one of the traps. */
function lastVisitTo(traps: readonly TrapDay[], visits: readonly FieldEvent[], day: IsoDate): IsoDate | null {
  const ids = new Set(traps.map(({ station }) => station.id));
  const days = visits.flatMap(({ type, stationId, date }) =>
    TRAP_VISITS.some((each) => each === type) && stationId !== null && ids.has(stationId) && date <= day
      ? [date]
      : [],
  );
  return days.sort().at(-1) ?? null;
}

/** Each field with traps, by its name. */
export function coverageRows(
  sectors: readonly Field[],
  traps: readonly TrapDay[],
  visits: readonly FieldEvent[],
  pestId: PestId,
  day: IsoDate,
): CoverageRow[] {
  return sectors.flatMap((sector) => {
    const own = traps.filter(({ station }) => station.sectorId === sector.id);
    if (own.length === 0) return [];
    const rule = trapRule(
      pestId,
      own.map(({ station }) => station.cropId),
    );
    const area = sector.area ?? null;
    const { oldest, ...coverage } = trapCoverage(
      rule,
      area,
      own.map(({ lastRead }) => lastRead),
      day,
    );
    return [
      {
        ...{ sector, area, rule, ...coverage },
        oldest: oldest && { name: own[oldest.trap]!.station.name, ago: oldest.ago },
        lastVisit: lastVisitTo(own, visits, day),
      },
    ];
  });
}
