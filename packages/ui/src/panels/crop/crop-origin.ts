import { cropStages, LONGEST_FILLED_GAP, parseDegreeHourMetric } from '@vigia/domain';
import { CROPS, type CropId } from '@vigia/domain/farm';
import type { OriginFacts } from '../origin/origin-facts.ts';
import type { OriginEntry } from '../origin/origin-list.tsx';
import { LEAST_HOURS, recordEntries } from '../origin/record-entries.ts';
import { degreesText, fullDate, type PanelSpeech } from '../words.ts';
import type { CropData } from './crop-data.ts';
import { sumText } from './crop-series.ts';
import type { CropSpeech } from './words.ts';

/** How the curve of a crop and its stages are computed. */
export function cropOrigin(
  data: CropData,
  facts: OriginFacts | undefined,
  source: string | undefined,
  panels: PanelSpeech,
  speech: CropSpeech,
): OriginEntry[] {
  const words = speech.words.origin;
  const { from, stations, missing } = panels.words.origin;
  const { start, missingDays } = data;
  return [
    ...formulaEntries(data.cropId, speech),
    { term: from(fullDate(start.date, speech.figures)), text: words.startReasons[start.reason] },
    { term: stations, text: words.mean(data.stations) },
    { term: words.gaps, text: `${words.gapsAre(LONGEST_FILLED_GAP, LEAST_HOURS)} ${missing(missingDays)}` },
    ...recordEntries(facts ?? {}, source, panels),
    ...stageEntries(data.cropId, panels, speech),
  ];
}

function formulaEntries(cropId: CropId, { words, figures }: CropSpeech): OriginEntry[] {
  const rule = parseDegreeHourMetric(CROPS.get(cropId)?.degreeHourMetric ?? '');
  if (!rule) return [];
  const { formula, formulaIs, thresholds, thresholdsAre } = words.origin;
  const [base, optimum] = [degreesText(rule.base, figures), degreesText(rule.optimum, figures)];
  return [
    {
      term: formula,
      text: formulaIs(base, optimum),
      sources: [
        {
          cited:
            'Richardson, E. A., Seeley, S. D., Walker, D. R., Anderson, J. L. & Ashcroft, G. L. (1975). Pheno-climatography of spring peach bud development. HortScience 10(3), 236–237.',
        },
      ],
    },
    { term: thresholds, text: thresholdsAre(base, optimum) },
  ];
}

function stageEntries(cropId: CropId, panels: PanelSpeech, speech: CropSpeech): OriginEntry[] {
  const grades = panels.words.origin.confidence;
  return cropStages(cropId).map(({ stage, value, sourceEs, confidence }) => ({
    term: `${speech.words.stages[stage]}: ${sumText(value, speech)}`,
    text: `${sourceEs[0]!.toUpperCase()}${sourceEs.slice(1)} (${grades[confidence]}).`,
  }));
}
