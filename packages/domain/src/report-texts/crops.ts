import { countedDays } from '../es/counted.ts';
import { formatDate } from '../es/dates.ts';
import { formatQuantity } from '../es/numbers.ts';
import { PHENOLOGY_STAGE_WORDS } from '../es/words.ts';
import { type CropLog, eventsOfLog } from '../phenology/crop-events.ts';
import type { CropOutlook } from '../phenology/crop-outlook.ts';

/** The stages of a crop that were seen, where it stands, and what comes next. */
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
  const { next, expected } = outlook;
  if (next && expected) {
    const spread = expected.plusMinusDays === 0 ? '' : ` (± ${countedDays(expected.plusMinusDays)})`;
    const stage = PHENOLOGY_STAGE_WORDS[next.stage].toLowerCase();
    sentences.push(`El próximo estado, ${stage}, se espera cerca del ${formatDate(expected.date)}${spread}.`);
  }
  return sentences;
}
