import { fromColumnar, standingOf, wallMsOfDay } from '@vigia/domain';
import type { PublishedDegreeDays } from '@vigia/domain/published';
import type { ChartSeries } from '../../charts/chart-series.ts';
import type { PanelSpeech } from '../words.ts';
import { NO_LINES, seasonLines } from './season-lines.ts';

/** Other seasons as thin lines over a published chart of degree-days. */
export function publishedLines(
  { compared, degreeDays }: Pick<PublishedDegreeDays, 'compared' | 'degreeDays'>,
  { words }: PanelSpeech,
): readonly ChartSeries[] {
  if (!compared) return NO_LINES;
  const drawn = compared.seasons.flatMap(({ seasonId, seasonName, degreeDays: curve }, place) =>
    curve ? [{ id: `season-${seasonId}`, name: seasonName, place, daily: fromColumnar(curve) }] : [],
  );
  const standing = standingOf(degreeDays);
  const look = { unit: words.degreeDayUnit, decimals: 1, axis: 'left' } as const;
  return seasonLines(drawn, look, standing ? wallMsOfDay(standing.date) : undefined);
}
