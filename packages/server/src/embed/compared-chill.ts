import type { ColumnarSeries, EmbedChill, EmbedChillQuery } from '@vigia/api/contract';
import { type DailySeries, earlierOf, fromColumnar, isoDate, laidOver, type NamedChill } from '@vigia/domain';
import type { Season } from '@vigia/domain/farm';
import { chillBesideSentences, daysWithData } from '@vigia/domain/published';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { seasonsOfClient } from '../stores/farm/seasons.ts';
import { columnsOf, seasonsAsked } from './compared.ts';
import { measuredSeries, ofCrop } from './measured.ts';
import { type EmbedChoice, type PublishedSector, stationsInSeason } from './published-sector.ts';

type Compared = NonNullable<EmbedChill['compared']>;
type Choice = EmbedChoice & Pick<EmbedChillQuery, 'compare' | 'locale'>;

const HOURS = 'chill_model_weinberger';

/**
 * Chilling hours of other seasons of a field on the same days of the year; undefined where none is asked for. Of a key's
 * station, its alone.
 *
 * @param own those of the season shown; null without a record
 */
export async function comparedChill(
  tx: Tx,
  scope: Scope,
  choice: Choice,
  published: PublishedSector,
  own: ColumnarSeries | null,
): Promise<Compared | undefined> {
  if (choice.compare === undefined) return undefined;
  const all = await seasonsOfClient(tx, scope, published.sector.clientId);
  const seasons: Compared['seasons'] = [];
  const named: NamedChill[] = [];
  for (const season of seasonsAsked(choice.compare, all, published)) {
    const hours = await hoursOf(tx, scope, choice, published, season);
    named.push({ name: season.name, hours });
    seasons.push({
      season_id: season.id,
      season_name: season.name,
      chilling_hours: hours && columnsOf(hours),
    });
  }
  const shown = own && { ...own, start: isoDate(own.start) };
  const days = shown && daysWithData([shown]);
  const sentences = days ? chillBesideSentences(fromColumnar(shown), days, named, choice.locale) : [];
  return { seasons, sentences };
}

/** The hours of a season, laid over the one shown; null without a record. */
async function hoursOf(
  tx: Tx,
  scope: Scope,
  choice: Choice,
  { sector, season: shown, today }: PublishedSector,
  season: Season,
): Promise<DailySeries | null> {
  const stations = ofCrop(await stationsInSeason(tx, scope, sector, season, today), choice).filter(
    ({ id }) => choice.stationId === undefined || id === choice.stationId,
  );
  const days = { start: season.start, end: earlierOf(season.end, today) };
  const reading = {
    metric: { kind: 'chill', model: HOURS },
    days,
    transform: 'accumulated',
    aggregation: 'avg',
  } as const;
  const input = { stations, today, readings: [[HOURS, reading] as const] };
  const series = (await measuredSeries(tx, scope, input)).series[HOURS];
  if (!series) return null;
  const [from, to] = [season, shown].map((one) => ({ season: one, start: one.start }));
  const total = fromColumnar({ ...series, start: isoDate(series.start) });
  return laidOver(total, 'total', from!, to!, 'calendar');
}
