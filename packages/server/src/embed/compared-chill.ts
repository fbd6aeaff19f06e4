import type { ColumnarSeries, EmbedChill } from '@vigia/api/contract';
import { earlierOf, fromColumnar, isoDate } from '@vigia/domain';
import { chillBesideSentences, daysWithData } from '@vigia/domain/published';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { columnsOf } from './compared.ts';
import { type ComparedChoice, comparedReadings, type ReadingsAsked } from './compared-readings.ts';
import type { PublishedSector } from './published-sector.ts';

type Compared = NonNullable<EmbedChill['compared']>;

const HOURS = 'chill_model_weinberger';
const ASKED: ReadingsAsked<typeof HOURS> = {
  kind: 'total',
  readingsOf: ({ start, end }, today) => [
    [
      HOURS,
      {
        metric: { kind: 'chill', model: HOURS },
        days: { start, end: earlierOf(end, today) },
        transform: 'accumulated',
        aggregation: 'avg',
      },
    ],
  ],
};

/**
 * Chilling hours of other seasons of a field on the same days of the year; undefined where none is asked for.
 *
 * @param own those of the season shown; null without a record
 */
export async function comparedChill(
  tx: Tx,
  scope: Scope,
  choice: ComparedChoice,
  published: PublishedSector,
  own: ColumnarSeries | null,
): Promise<Compared | undefined> {
  const laid = await comparedReadings(tx, scope, choice, published, ASKED);
  if (!laid) return undefined;
  const named = laid.map(({ season, readings }) => ({ name: season.name, hours: readings[HOURS] }));
  const shown = own && { ...own, start: isoDate(own.start) };
  const days = shown && daysWithData([shown]);
  return {
    seasons: laid.map(({ season: { id, name }, readings: { [HOURS]: hours } }) => ({
      season_id: id,
      season_name: name,
      chilling_hours: hours && columnsOf(hours),
    })),
    sentences: days ? chillBesideSentences(fromColumnar(shown), days, named, choice.locale) : [],
  };
}
