import { analyticsCalls, type SeriesQuery } from '@vigia/api/client';
import {
  ClimateMetric,
  CountMetric,
  MOST_TOOL_VALUES,
  SeriesToolAnswer,
  SeriesToolInput,
  type ToolSeries,
} from '@vigia/api/contract';
import {
  type DayRange,
  type DegreeDayRule,
  degreeDayMetricName,
  degreeDayRuleFor,
  degreeDayStart,
  type IsoDate,
  lengthOfRange,
  mondayOf,
  toItems,
} from '@vigia/domain';
import { PESTS, type PestId, type Season, type Station, stationsOfSeason } from '@vigia/domain/farm';
import { mildewApplies } from '@vigia/domain/reports';
import { type FieldNow, fieldOf } from '../farm.ts';
import { SERIES_KINDS, type SeriesKind } from '../series-kinds.ts';
import { sourcesOf } from '../sources.ts';
import { type ToolCalls, ToolRefusal, tool } from '../tool.ts';

export const seriesTool = tool({
  name: 'series',
  title: 'Serie de un campo',
  description:
    'Gives one series of a field by day, week or month: captures of a pest, degree-days, temperature, humidity, chill, or the index of powdery mildew, of its stations together.',
  input: SeriesToolInput,
  answer: SeriesToolAnswer,
  run: async (calls, asked) => {
    const days = { start: asked.date_start, end: asked.date_end };
    demandFitting(days, asked.by);
    const field = await fieldOf(calls, asked.sector_id);
    const season = field.tree.seasons.find(({ start, end }) => start <= days.end && days.end <= end) ?? null;
    const stations = stationsAsked(field, season, asked, calls.today);
    const kind = SERIES_KINDS[asked.series];
    const rule = asked.series === 'degree_days' ? ruleOf(asked.pest_id!, season) : null;
    const accumulateFrom = RUNNING.has(kind.transform)
      ? (asked.acc_from ?? startOf(field, season, asked, calls.today))
      : null;
    const answer = await ask(calls, asked.series, rule && degreeDayMetricName(rule), {
      ...{ stationIds: stations.map(({ id }) => id), ...days },
      ...{ perStation: kind.transform === 'index' ? 'value' : kind.transform, aggregation: kind.together },
      ...(accumulateFrom !== null && { accumulateFrom }),
      ...(asked.series === 'captures' && { pestId: asked.pest_id! }),
      ...(asked.by !== 'day' && { bins: { size: asked.by, method: kind.bins } }),
    });
    return {
      today: calls.today,
      sector_id: field.sector.id,
      sector_name: field.sector.name,
      series: asked.series,
      ...{ unit: kind.unit, meaning: kind.meaning },
      acc_from: accumulateFrom,
      stations: stations.length,
      missing_days: answer.missingDays,
      last_date: answer.lastDate,
      items: toItems(answer.series).filter(({ date }) => isFirstOf(asked.by, date, days)),
      sources: sourcesOf(calls, rule === null ? [] : [{ pestId: asked.pest_id!, rule }]),
    };
  },
});

const RUNNING: ReadonlySet<SeriesKind['transform']> = new Set(['accumulated', 'index']);

function demandFitting(days: DayRange, by: SeriesToolInput['by']): void {
  if (days.end < days.start) throw new ToolRefusal('date_end: es anterior a date_start');
  if (lengthOfRange(days) / DAYS_IN[by] > MOST_TOOL_VALUES)
    throw new ToolRefusal(
      `date_start: son más de ${MOST_TOOL_VALUES} valores; pida por semana o por mes, o menos días`,
    );
}
const DAYS_IN: Readonly<Record<SeriesToolInput['by'], number>> = { day: 1, week: 7, month: 28 };

const isFirstOf = (by: SeriesToolInput['by'], date: IsoDate, { start }: DayRange): boolean =>
  by === 'day' || date === start || (by === 'week' ? mondayOf(date) === date : date.endsWith('-01'));

/** The stations that are asked for, or those of the field that the series is about. */
function stationsAsked(
  { tree, sector }: FieldNow,
  season: Season | null,
  asked: SeriesToolInput,
  today: IsoDate,
): Station[] {
  const own = tree.stations.filter(({ sectorId }) => sectorId === sector.id);
  const { station_ids: ids } = asked;
  const foreign = ids?.find((id) => !own.some((station) => station.id === id));
  if (foreign !== undefined)
    throw new ToolRefusal(`station_ids: el campo ${sector.name} no tiene una estación ${foreign}`);
  const chosen = ids
    ? own.filter(({ id }) => ids.includes(id))
    : season
      ? stationsOfSeason(own, season, today)
      : own;
  const fitting = chosen.filter(fitsOf(asked));
  if (fitting.length === 0)
    throw new ToolRefusal(`series: ninguna estación de ${sector.name} tiene esta serie`);
  return fitting;
}

function fitsOf({ series, pest_id: pestId }: SeriesToolInput): (station: Station) => boolean {
  if (series === 'mildew_index') return ({ cropId }) => mildewApplies(cropId);
  if (series !== 'captures' && series !== 'degree_days') return () => true;
  if (pestId === undefined) throw new ToolRefusal('pest_id: falta; «fields» dice qué plagas se siguen');
  return (station) => station.pestId === pestId;
}

function ruleOf(pestId: PestId, season: Season | null): DegreeDayRule {
  const rule = degreeDayRuleFor(pestId, season?.start ?? null);
  if (rule === null)
    throw new ToolRefusal(`pest_id: ${PESTS.get(pestId)?.name ?? pestId} no tiene grados día`);
  return rule;
}

/** Where a running total begins that nobody chose the beginning of. */
function startOf(
  { tree, sector }: FieldNow,
  season: Season | null,
  { series, pest_id: pestId, date_start: first }: SeriesToolInput,
  today: IsoDate,
): IsoDate {
  if (series !== 'degree_days') return season?.start ?? first;
  const biofixes = tree.seasons.flatMap((each) => each.biofixes);
  return degreeDayStart({ biofixes, pestId: pestId!, sectorId: sector.id, season, today }).date;
}

/** @param degreeDays the metric of the rule; null for any other series */
function ask({ send, signal }: ToolCalls, series: ToolSeries, degreeDays: string | null, query: SeriesQuery) {
  const calls = analyticsCalls(send);
  if (degreeDays !== null) return calls.degreeDays(degreeDays, query, signal);
  if (series === 'captures') return calls.count('bug_count', query, signal);
  if (series === 'mildew_index') return calls.mildew('acc_score', query, signal);
  const chill = CountMetric.safeParse(series);
  return chill.success
    ? calls.count(chill.data, query, signal)
    : calls.climate(ClimateMetric.parse(series), query, signal);
}
