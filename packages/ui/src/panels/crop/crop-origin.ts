import {
  CONFIDENCE_WORDS,
  CROPS,
  type CropId,
  cropStages,
  formatNumber,
  LONGEST_FILLED_GAP,
  PHENOLOGY_STAGE_WORDS,
  parseDegreeHourMetric,
} from '@vigia/domain';
import type { OriginFacts } from '../origin/origin-facts.ts';
import type { OriginEntry } from '../origin/origin-list.tsx';
import { coverageText, missingText, recordEntries, stationsText } from '../origin/record-entries.ts';
import { fullDate } from '../words.ts';
import type { CropData } from './crop-data.ts';

/** How the curve of a crop and its stages come about. */
export function cropOrigin(data: CropData, facts: OriginFacts = {}, source?: string): OriginEntry[] {
  return [
    ...formulaEntries(data.cropId),
    {
      term: `Desde el ${fullDate(data.start.date)}`,
      text:
        data.start.reason === 'stage'
          ? 'Se cuentan desde el primer estado registrado y de nuevo desde cada estado siguiente, a partir de la suma de ese estado: lo observado prima sobre lo calculado. Ese día la suma baja si el estado llegó después de lo calculado, y sube si llegó antes.'
          : 'No hay fenología registrada: se cuentan desde el inicio de la temporada y no dicen nada de los estados.',
    },
    { term: 'Estaciones', text: `${stationsText('Promedio diario de', data.stations)}.` },
    {
      term: 'Horas y días sin datos',
      text: `Vacíos de hasta ${LONGEST_FILLED_GAP} horas se completan con una recta. Un día cuenta con al menos ${coverageText} medidas. ${missingText(data.missingDays)}`,
    },
    ...recordEntries(facts, source),
    ...stageEntries(data.cropId),
  ];
}

function formulaEntries(cropId: CropId): OriginEntry[] {
  const thresholds = parseDegreeHourMetric(CROPS.get(cropId)?.degreeHourMetric ?? '');
  if (!thresholds) return [];
  const [base, optimum] = [thresholds.base, thresholds.optimum].map((t) => formatNumber(t, t % 1 ? 1 : 0));
  return [
    {
      term: 'Fórmula',
      text: `Cada hora suma los grados de su temperatura media por sobre ${base} °C; desde ${optimum} °C ya no suma más.`,
      sources: [
        {
          cited:
            'Richardson, E. A., Seeley, S. D., Walker, D. R., Anderson, J. L. y Ashcroft, G. L. (1975). Pheno-climatography of spring peach bud development. HortScience 10(3), 236–237.',
        },
      ],
    },
    { term: 'Umbrales', text: `Base ${base} °C, óptimo ${optimum} °C.` },
  ];
}

function stageEntries(cropId: CropId): OriginEntry[] {
  return cropStages(cropId).map(({ stage, value, sourceEs, confidence }) => ({
    term: `${PHENOLOGY_STAGE_WORDS[stage]}: ${formatNumber(value, 0)} °C·h`,
    text: `${sourceEs[0]!.toUpperCase()}${sourceEs.slice(1)} (${CONFIDENCE_WORDS[confidence]}).`,
  }));
}
