/** Tools of `/mcp`: when the stages of pests begin, series, and notices. */
import { CHILL_METRICS, NO_FORECAST_REASONS } from '@vigia/domain';
import { NOTIFICATION_KINDS } from '@vigia/domain/farm';
import * as z from 'zod/mini';
import { ClimateMetric } from '../analytics.ts';
import { Day, Id, Instant } from '../common.ts';
import { about, FieldId, inUnit, name, ofField, season, sources, stage, total, whole } from './parts.ts';

/** Most values in one answer: an assistant reads all of them. */
export const MOST_TOOL_VALUES = 400;

/** `milestones`. */
export const MilestonesToolInput = z.strictObject({
  sector_id: FieldId,
  pest_id: z.optional(Id.check(about('One pest of the field; without it all of them.'))),
});
export const MilestonesToolAnswer = z.strictObject({
  ...ofField,
  season: z.nullable(season).check(about('The season that is meant; null for a grower without seasons.')),
  pests: z
    .array(
      z.strictObject({
        pest_id: Id,
        pest_name: name,
        degree_days: total,
        milestones: z
          .array(
            z.strictObject({
              ...stage,
              reached: z.nullable(Day).check(about('Local day on which it began; null if it is to come.')),
              reached_earliest: z
                .nullable(Day)
                .check(about('The first day it can have begun, where days before `reached` have no data.')),
              expected: z
                .nullable(Day)
                .check(
                  about('Local day on which it may begin; null if it has begun and without a forecast.'),
                ),
              basis: z
                .nullable(z.enum(['recent-days', 'past-years']))
                .check(
                  about(
                    '`recent-days`: within 15 days, at the pace of the last seven; `past-years`: by the course of past years at these stations.',
                  ),
                ),
              earliest: z
                .nullable(Day)
                .check(
                  about(
                    'First day of its range: of `recent-days` one standard deviation before, of `past-years` eight of ten years lie within. Null without a range.',
                  ),
                ),
              latest: z
                .nullable(Day)
                .check(about('Last day of that range; null without one, and if it ends after the season.')),
            }),
          )
          .check(about('Stages of every generation that the model follows, in order.')),
        no_forecast: z
          .nullable(z.enum(NO_FORECAST_REASONS))
          .check(about('Why past years give no dates; null if they do or were not asked.')),
        text: z.string().check(about('Where the pest stands, in Spanish, with its reservations.')),
      }),
    )
    .check(about('Pests of the field whose model has stages.')),
  sources,
});

/** Series of a field, by the names of its tool. */
export const TOOL_SERIES = [
  'captures',
  'degree_days',
  ...ClimateMetric.options,
  ...CHILL_METRICS,
  'mildew_index',
] as const;
export type ToolSeries = (typeof TOOL_SERIES)[number];

/** `series`. */
export const SeriesToolInput = z.strictObject({
  sector_id: FieldId,
  station_ids: z.optional(
    z
      .array(Id)
      .check(
        z.minLength(1),
        z.maxLength(500),
        about('Some stations of the field; without it those that fit.'),
      ),
  ),
  series: z.enum(TOOL_SERIES).check(about('What is asked: one series.')),
  pest_id: z.optional(Id.check(about('The pest; needed for captures and degree-days.'))),
  date_start: Day.check(about('First local day.')),
  date_end: Day.check(about('Last local day; days to come have no values.')),
  by: z._default(
    z
      .enum(['day', 'week', 'month'])
      .check(
        about(`A value for each of them; ${MOST_TOOL_VALUES} values at most. A week is dated by its Monday.`),
      ),
    'day',
  ),
  acc_from: z.optional(
    Day.check(
      about(
        'Where a running total begins. Without it: degree-days at the biofix of the pest in the field or else at the start of the season, chill and mildew at the start of the season.',
      ),
    ),
  ),
});
export type SeriesToolInput = z.infer<typeof SeriesToolInput>;
export const SeriesToolAnswer = z.strictObject({
  ...ofField,
  series: z.enum(TOOL_SERIES).check(about('What was asked.')),
  unit: z.string().check(about('Unit of the values.')),
  meaning: z.string().check(about('What a value is.')),
  acc_from: z.nullable(Day).check(about('Where the running total begins; null for a series that is none.')),
  stations: whole.check(inUnit('Stations behind it.', 'stations')),
  missing_days: whole,
  last_date: z.nullable(Day),
  items: z
    .array(z.strictObject({ date: Day, value: z.nullable(z.number()) }))
    .check(about('Null is a day without data and never means 0.')),
  sources,
});

/** `notices`. */
export const NoticesToolInput = z.strictObject({
  date_start: z.optional(
    Day.check(about('First local day on which they were sent; without it 30 days ago.')),
  ),
  only_pending: z._default(
    z.boolean().check(about('Only those whose cause has not ended; `false` for all of them.')),
    true,
  ),
});
export const NoticesToolAnswer = z.strictObject({
  today: Day,
  notices: z
    .array(
      z.strictObject({
        id: Id,
        type: z.enum(NOTIFICATION_KINDS).check(about('What it is about.')),
        urgency: z.enum(['high', 'medium', 'low']).check(about('How soon it asks for something.')),
        sent_at: Instant.check(about('When it was sent, UTC.')),
        is_pending: z.boolean().check(about('Whether its cause has not ended.')),
        sector_id: z.nullable(Id),
        station_id: z.nullable(Id),
        pest_id: z.nullable(Id),
        text: z.string().check(about('What it says, in Spanish.')),
      }),
    )
    .check(about('Newest first, 200 at most.')),
  sources,
});
