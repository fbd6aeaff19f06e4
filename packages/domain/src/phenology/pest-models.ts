import type { DegreeDayRule } from '../degree-days/rule.ts';
import type { PestId } from '../entities/ids.ts';
import { ceratitisCapitata } from './models/ceratitis-capitata.ts';
import { cydiaPomonella } from './models/cydia-pomonella.ts';
import { dalbulusMaidis } from './models/dalbulus-maidis.ts';
import { diaspidiotusPerniciosus } from './models/diaspidiotus-perniciosus.ts';
import { drosophilaSuzukii } from './models/drosophila-suzukii.ts';
import { grapholitaMolesta } from './models/grapholita-molesta.ts';
import { lobesiaBotrana } from './models/lobesia-botrana.ts';
import { spodopteraFrugiperda } from './models/spodoptera-frugiperda.ts';
import { tutaAbsoluta } from './models/tuta-absoluta.ts';
import type { PestModel } from './pest-model.ts';

/** The thermal models by pest id. Pests that are not here have no phenology in the product. */
export const PEST_MODELS: ReadonlyMap<PestId, PestModel> = new Map(
  [
    lobesiaBotrana,
    cydiaPomonella,
    grapholitaMolesta,
    diaspidiotusPerniciosus,
    ceratitisCapitata,
    tutaAbsoluta,
    drosophilaSuzukii,
    dalbulusMaidis,
    spodopteraFrugiperda,
  ].map((model) => [model.pestId, model]),
);

/** How a model counts degree-days today. */
export function ruleOfModel({ method, lower, upper, cutoff }: PestModel): DegreeDayRule {
  return { method: method.value, lower: lower.value, upper: upper.value, cutoff: cutoff.value };
}
