import { type IsoDate, type Milestone, milestonesAhead, standingOf, whenExpected } from '@vigia/domain';
import { bandText } from '@vigia/domain/es';
import type { ChartSpan } from '../../charts/chart-series.ts';
import { type PanelSpeech, shortDate } from '../words.ts';
import type { DegreeDayData } from './degree-day-data.ts';
import { spanOfDays } from './degree-day-series.ts';
import { milestoneName } from './milestone-name.ts';

/**
 * Each stage to come that has a date, on that date: `Inicio 2ª generación: 28 dic ± 6 días`. Without bar.
 *
 * @param today null for a season that is over: nothing is expected then
 */
export function stagesAhead(
  { pestId, degreeDays, ahead }: Pick<DegreeDayData, 'pestId' | 'degreeDays' | 'ahead'>,
  today: IsoDate | null,
  speech: PanelSpeech,
): ChartSpan[] {
  const standing = degreeDays && standingOf(degreeDays);
  if (!standing || today === null) return [];
  return milestonesAhead(pestId, standing, today, ahead).flatMap((milestone) => {
    const { day } = whenExpected(milestone);
    if (day === null) return [];
    const { stage, generation } = milestone.threshold;
    const text = `${milestoneName(pestId, milestone.threshold, speech)}: ${dateText(milestone, speech)}`;
    return [
      {
        id: `ahead-${stage}-${generation}`,
        kind: 'phenology',
        from: spanOfDays(day, null).from,
        to: null,
        text,
        isAhead: true,
      },
    ];
  });
}

/** `28 dic ± 6 días`; `hacia el 28 dic, entre el …` for a band that is uneven or open. */
function dateText(milestone: Milestone, { words, figures }: PanelSpeech): string {
  const when = whenExpected(milestone);
  if (when.day === null) return words.expected.reasons[when.reason];
  const short = (day: IsoDate) => shortDate(day, figures);
  if (when.plusMinusDays !== null) return words.expected.within(short(when.day), when.plusMinusDays);
  const parts = [words.expected.around(short(when.day)), bandText(milestone, words.expected, short)];
  return parts.filter((part) => part !== null).join(', ');
}
