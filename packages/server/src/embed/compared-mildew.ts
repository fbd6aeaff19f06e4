import type { ColumnarSeries, EmbedMildew } from '@vigia/api/contract';
import { addDays, earlierOf, fromColumnar, isoDate } from '@vigia/domain';
import { daysWithData, mildewBesideSentences } from '@vigia/domain/published';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { columnsOf } from './compared.ts';
import { type ComparedChoice, comparedReadings, type ReadingsAsked } from './compared-readings.ts';
import { mildewReading, mildewStations } from './mildew-readings.ts';
import type { PublishedSector } from './published-sector.ts';

type Compared = NonNullable<EmbedMildew['compared']>;

const ASKED: ReadingsAsked<'index'> = {
  kind: 'reading',
  stationsOf: mildewStations,
  readingsOf: ({ start, end }, today) => [
    ['index', mildewReading('acc_score', { start, end: earlierOf(end, addDays(today, -1)) })],
  ],
};

/** The index of mildew in other seasons of a field on the same days of the year; undefined where none is asked for. */
export async function comparedMildew(
  tx: Tx,
  scope: Scope,
  choice: ComparedChoice,
  published: PublishedSector,
  own: ColumnarSeries | null,
): Promise<Compared | undefined> {
  const laid = await comparedReadings(tx, scope, choice, published, ASKED);
  if (!laid) return undefined;
  const shown = own && { ...own, start: isoDate(own.start) };
  const days = shown && daysWithData([shown]);
  const named = laid.map(({ season, readings }) => ({ name: season.name, index: readings.index }));
  return {
    seasons: laid.map(({ season: { id, name }, readings: { index } }) => ({
      season_id: id,
      season_name: name,
      index: index && columnsOf(index),
    })),
    sentences: shown && days ? mildewBesideSentences(fromColumnar(shown), days, named, choice.locale) : [],
  };
}
