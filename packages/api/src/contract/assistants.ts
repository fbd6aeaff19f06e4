/** Tools of `/mcp`: what an assistant may ask with the token of a program, and what it is answered. */
import {
  CHILL_METRICS,
  DEGREE_DAY_CUTOFFS,
  DEGREE_DAY_METHODS,
  NO_FORECAST_REASONS,
  PEST_STAGES,
} from '@vigia/domain';
import { HEALTH_STATES } from '@vigia/domain/devices';
import { NOTIFICATION_KINDS } from '@vigia/domain/farm';
import { PUBLISHED_LEVELS } from '@vigia/domain/published';
import * as z from 'zod/mini';
import { ClimateMetric } from './analytics.ts';
import { Day, Id, Instant } from './common.ts';

/** Most values in one answer: an assistant reads all of them. */
export const MOST_TOOL_VALUES = 400;

const about = (text: string) => z.meta({ description: text });
const inUnit = (text: string, unit: string) =>
  z.meta({ description: `${text} Unit: ${unit}.`, 'x-unit': unit });
const name = z.string();
const whole = z.number().check(z.int());
const START_REASONS = ['biofix', 'season', 'six-months'] as const;

const season = z.strictObject({
  season_id: Id,
  season_name: name,
  date_start: Day,
  date_end: Day,
  is_current: z.boolean().check(about('Whether today lies in it.')),
});

/** The document in which the figures of a pest stand, with what its numbers are taken from. */
const model = z.strictObject({
  pest_id: Id,
  species: name.check(about('Scientific name of the pest.')),
  version: whole.check(about('Version of the document.')),
  is_built_in: z
    .boolean()
    .check(about('Whether Vigía brings the document; otherwise this installation made it.')),
  method: z
    .enum(DEGREE_DAY_METHODS)
    .check(about('How the degree-days of a day are worked out from its minimum and maximum.')),
  lower_threshold: z.number().check(inUnit('Below it the pest does not develop.', '°C')),
  upper_threshold: z.nullable(
    z.number().check(inUnit('Above it the pest does not develop faster; null without one.', '°C')),
  ),
  cutoff: z.enum(DEGREE_DAY_CUTOFFS).check(about('What happens above the upper threshold.')),
  is_preliminary: z
    .boolean()
    .check(about('Whether its numbers are weak: every date is then to be told as an indication only.')),
  cited: z
    .array(z.string())
    .check(about('Works that its thresholds and stages are taken from, in Spanish, each once.')),
});
const sources = z
  .strictObject({
    calls: z
      .array(z.string())
      .check(about('Calls of the service that the answer was made of; /openapi.json explains them.')),
    models: z.array(model).check(about('Documents of the pests whose degree-days are in the answer.')),
  })
  .check(about('Where the figures come from. Name them when you tell a figure.'));
const ofField = { today: Day, sector_id: Id, sector_name: name };
const FieldId = Id.check(about('The field, as `fields` names it.'));

/** `fields`. */
export const FieldsToolInput = z.strictObject({});
export const FieldsToolAnswer = z.strictObject({
  today: Day,
  client_id: Id,
  client_name: name,
  seasons: z.array(season).check(about('Seasons of the grower, newest first.')),
  fields: z
    .array(
      z.strictObject({
        sector_id: Id,
        sector_name: name,
        stations: z
          .array(
            z.strictObject({
              station_id: Id,
              station_name: name,
              crop_id: z.nullable(Id),
              crop_name: z.nullable(name),
              pest_id: z.nullable(Id),
              pest_name: z.nullable(name),
              has_device: z.boolean().check(about('Whether a device stands there now.')),
            }),
          )
          .check(about('Its stations in use.')),
      }),
    )
    .check(about('Fields of the grower that the token reaches.')),
  sources,
});

const level = z
  .enum(PUBLISHED_LEVELS)
  .check(about('How high the risk is; `unknown` without recent data and for a pest without thresholds.'));
const text = z.string().check(about('The same in a sentence, in Spanish.'));
const total = z.strictObject({
  value: z
    .nullable(z.number())
    .check(inUnit('Degree-days gathered since `date_start`; null without data.', '°C·day')),
  date_start: Day.check(about('Local day on which counting began.')),
  start_reason: z
    .enum(START_REASONS)
    .check(
      about('Why then: the biofix of the pest in the field, the start of the season, or six months ago.'),
    ),
  as_of: z.nullable(Day),
  missing_days: whole.check(inUnit('Days without data: the true sum is as high or higher.', 'days')),
});
const stage = {
  generation: whole.check(about('Generation of the season; 1 is that of the biofix.')),
  stage: z.enum(PEST_STAGES).check(about('Stage of the insect, by the first individuals to reach it.')),
  stage_name: name.check(about('The same in Spanish.')),
  threshold: z.number().check(inUnit('Degree-days since the biofix at which it begins.', '°C·day')),
};
const health = z.enum(HEALTH_STATES);

/** `field_state`. */
export const FieldStateToolInput = z.strictObject({ sector_id: FieldId });
export const FieldStateToolAnswer = z.strictObject({
  ...ofField,
  season: z.nullable(season).check(about('The season that is meant; null for a grower without seasons.')),
  pests: z
    .array(
      z.strictObject({
        pest_id: Id,
        pest_name: name,
        stations: whole.check(inUnit('Traps of the pest in the field.', 'traps')),
        level,
        captures: z.nullable(
          whole.check(
            inUnit('Insects caught in the last `days_summed` days; null without photos.', 'insects'),
          ),
        ),
        days_summed: whole.check(
          inUnit('Days whose captures give the level, today the last of them.', 'days'),
        ),
        since: z.nullable(Day),
        as_of: z.nullable(Day),
        degree_days: z.nullable(total).check(about('Null for a pest that has no degree-days.')),
        current_stage: z
          .nullable(z.strictObject(stage))
          .check(about('The stage that began last; null before the first one and without a model.')),
        text,
      }),
    )
    .check(about('Insects that its traps follow.')),
  mildew: z
    .nullable(
      z.strictObject({
        level,
        index: z.nullable(
          z.number().check(inUnit('The Gubler index of powdery mildew, 0 to 100.', 'points')),
        ),
        since: z.nullable(Day),
        as_of: z.nullable(Day),
        text,
      }),
    )
    .check(about('Powdery mildew; null for crops that do not get it.')),
  health: z
    .nullable(
      z.array(
        z.strictObject({
          station_id: Id,
          station_name: name,
          connection: health.check(about('Whether the device sends.')),
          energy: health.check(about('Its battery.')),
          images: health.check(about('Its photos.')),
          sensors: health.check(about('Its measurements.')),
        }),
      ),
    )
    .check(about('How well its devices work; null if the token may not see it.')),
  sources,
});

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
