import { type MildewRisk, mildewRisk, type SectorMildew } from '@vigia/domain';
import { type ChipLevel, chipLevel } from '@vigia/domain/captures';
import type { SectorId, SectorRow } from '@vigia/domain/farm';
import type { CaptureCounts } from '../../shared/capture-group.ts';
import { captureKey } from './list-rules.ts';

const LEVELS: readonly ChipLevel[] = ['neutral', 'ok', 'warning', 'error'];
const OF_RISK: Readonly<Record<MildewRisk, ChipLevel>> = { none: 'ok', moderate: 'warning', high: 'error' };
/** Larger than any count: a level always outweighs a figure. */
const A_LEVEL = 1_000_000;

const weight = (level: ChipLevel, figure: number): number =>
  LEVELS.indexOf(level) * A_LEVEL + Math.min(figure, A_LEVEL - 1);

/**
 * How fields are sorted under "Capturas": the most severe level of a pest or of mildew, then the highest figure of that
 * level. Null, and therefore last, if unknown.
 */
export function urgencyOf(
  { sector, pests }: Pick<SectorRow, 'sector' | 'pests'>,
  counts: CaptureCounts,
  mildew: ReadonlyMap<SectorId, SectorMildew>,
): number | null {
  const ofPests = pests.flatMap(({ id }) => {
    const entry = counts.get(captureKey(sector.id, id));
    const count = entry?.kind === 'known' ? entry.count : undefined;
    const level = chipLevel(entry?.rule ?? null, count);
    return count === undefined || level === null ? [] : weight(level, count);
  });
  const index = mildew.get(sector.id)?.index ?? null;
  const risk = mildewRisk(index);
  const all = risk === null || index === null ? ofPests : [...ofPests, weight(OF_RISK[risk], index)];
  return all.length === 0 ? null : Math.max(...all);
}
