import type { SectorMildew } from '@vigia/domain';
import { captureKey } from '@vigia/domain/captures';
import type { SectorId, SectorRow } from '@vigia/domain/farm';
import { capturePressure, mildewPressure, urgencyOf } from '@vigia/domain/today';
import type { CaptureCounts } from '../../shared/capture-group.ts';

/** How fields are sorted under "Capturas". Null, and therefore last, if nothing is known. */
export function urgencyOfRow(
  { sector, pests }: Pick<SectorRow, 'sector' | 'pests'>,
  counts: CaptureCounts,
  mildew: ReadonlyMap<SectorId, SectorMildew>,
): number | null {
  return urgencyOf([
    mildewPressure(mildew.get(sector.id)?.index ?? null),
    ...pests.map(({ id }) => {
      const entry = counts.get(captureKey(sector.id, id));
      return entry?.kind === 'known' ? capturePressure(entry.rule, entry.count) : null;
    }),
  ]);
}
