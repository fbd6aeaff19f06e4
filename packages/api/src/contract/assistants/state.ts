/** Tools of `/mcp`: the fields of a grower, and how one of them is. */
import { HEALTH_STATES } from '@vigia/domain/devices';
import * as z from 'zod/mini';
import { Day, Id } from '../common.ts';
import {
  about,
  FieldId,
  inUnit,
  level,
  name,
  ofField,
  season,
  sources,
  stage,
  text,
  total,
  whole,
} from './parts.ts';

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
