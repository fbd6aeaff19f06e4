import type { PestId } from '../entities/ids.ts';
import type { DegreeDays } from '../units.ts';
import { normalShareBelow } from './normal.ts';
import type { EmergenceSpread, PestModel, PestStage } from './pest-model.ts';
import { PEST_MODELS } from './pest-models.ts';
import { stageThresholds } from './stages.ts';

/** The spread of an orchard tortricid against the length of its generation (Epiphyas postvittana, 734 °C·day). */
const TORTRICID = { deviation: 50 / 734, firstAt: 2.2 };

/** How the individuals of a pest are spread about the fix date; the general figure where it has none of its own. */
export function emergenceSpread({ emergence, generationLength }: PestModel): EmergenceSpread {
  if (emergence !== undefined) return emergence;
  return {
    deviation: TORTRICID.deviation * generationLength.value,
    firstAt: TORTRICID.firstAt,
    source:
      'our choice: spread of Epiphyas postvittana (LBAM.params: normal, variance 2500 DD, first 110 DD before the mean, generation 734 DD) in proportion to the generation; DDRP, Barker et al. 2020 PLoS ONE 15:e0244005',
    sourceEs:
      'criterio propio: dispersión de Epiphyas postvittana (LBAM.params: normal, varianza 2500, primeros individuos 110 °C·día antes del promedio, generación de 734 °C·día) en proporción a la generación; DDRP, Barker y otros 2020, PLoS ONE 15:e0244005',
    confidence: 'C',
    origin: 'ours',
  };
}

export interface StageShare {
  readonly generation: number;
  readonly stage: PestStage;
  /** Share of the population, 0..1. */
  readonly share: number;
}

export interface StageShares {
  /** Share that has not emerged yet: still in the stage that passed the winter. */
  readonly notEmerged: number;
  /** Every stage of every generation in order; with `notEmerged` they add up to 1 (within 1e-6). */
  readonly stages: readonly StageShare[];
}

/**
 * Which share of a pest's population is in which stage.
 *
 * The stage table holds for the first individuals. The others emerge later, normally distributed, and develop at
 * the same pace: an individual that emerges e degree-days after the first is at `dd` where the first one was at
 * `dd − e`. Deaths are not counted, and the spread does not widen from one generation to the next, so late
 * generations overlap more in the field than here.
 *
 * @returns null for a pest without a phenology model, and for degree-days that are missing or negative
 * @throws {RangeError} a deviation that is not above 0, or a spread that is not finite
 * @source cohorts of DDRP: Barker, Coop, Wepprich, Grevstad & Cook 2020, PLoS ONE 15:e0244005
 */
export function stageShares(
  pestId: PestId,
  dd: DegreeDays,
  spread?: Pick<EmergenceSpread, 'deviation' | 'firstAt'>,
): StageShares | null {
  const model = PEST_MODELS.get(pestId);
  if (model === undefined || !(dd >= 0)) return null;
  const { deviation, firstAt } = spread ?? emergenceSpread(model);
  if (!(deviation > 0)) throw new RangeError(`a deviation of ${deviation} degree-days spreads nothing`);
  if (!Number.isFinite(deviation) || !Number.isFinite(firstAt)) {
    throw new RangeError(`${firstAt} deviations of ${deviation} degree-days are no spread`);
  }
  const thresholds = stageThresholds(pestId);
  const arrived = thresholds.map((threshold) => normalShareBelow((dd - threshold.dd) / deviation - firstAt));
  return {
    notEmerged: 1 - arrived[0]!,
    stages: thresholds.map(({ generation, stage }, i) => ({
      generation,
      stage,
      share: Math.max(0, arrived[i]! - (arrived[i + 1] ?? 0)),
    })),
  };
}
