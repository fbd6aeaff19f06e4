import { formatDate } from '../es/dates.ts';
import { expectationText } from '../es/expectation.ts';
import { formatQuantity } from '../es/numbers.ts';
import { PHENOLOGY_STAGE_WORDS } from '../es/words.ts';
import { type CropLog, eventsOfLog } from '../phenology/crop-events.ts';
import type { CropOutlook } from '../phenology/crop-outlook.ts';

/** The stages of a crop that were seen, its present stage, and the next one. */
export function cropSentences(log: CropLog, outlook: CropOutlook | null): string[] {
  const seen = eventsOfLog(log).map(({ name, date }) => `${name.toLowerCase()} el ${formatDate(date)}`);
  const sentences = [
    seen.length === 0
      ? 'No hay fenología registrada en la temporada: no se puede estimar el estado.'
      : `Se registró ${seen.join(', ')}.`,
  ];
  if (outlook === null) return sentences;
  sentences.push(
    `Hasta el ${formatDate(outlook.date)} se acumularon ${formatQuantity(outlook.degreeHours, 0, '°C·h')}.`,
  );
  const { next } = outlook;
  if (next) sentences.push(...nextSentence(PHENOLOGY_STAGE_WORDS[next.stage].toLowerCase(), outlook));
  return sentences;
}

function nextSentence(stage: string, { expected, beyond }: CropOutlook): string[] {
  if (!expected && !beyond) return [];
  const text = expectationText({ expected, beyond });
  const isDated = expected || (beyond?.reason === null && beyond.date);
  return [
    isDated
      ? `El próximo estado, ${stage}, se espera cerca del ${text}.`
      : `El próximo estado es ${stage}: ${text}.`,
  ];
}
