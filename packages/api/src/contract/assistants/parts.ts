/** What the tools of `/mcp` have in common. */
import { DEGREE_DAY_CUTOFFS, DEGREE_DAY_METHODS, PEST_STAGES } from '@vigia/domain';
import { PUBLISHED_LEVELS } from '@vigia/domain/published';
import * as z from 'zod/mini';
import { Day, Id } from '../common.ts';

export const about = (text: string) => z.meta({ description: text });
export const inUnit = (text: string, unit: string) =>
  z.meta({ description: `${text} Unit: ${unit}.`, 'x-unit': unit });
export const name = z.string();
export const whole = z.number().check(z.int());
const START_REASONS = ['biofix', 'season', 'six-months'] as const;

export const season = z.strictObject({
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
export const sources = z
  .strictObject({
    calls: z
      .array(z.string())
      .check(about('Calls of the service that the answer was made of; /openapi.json explains them.')),
    models: z.array(model).check(about('Documents of the pests whose degree-days are in the answer.')),
  })
  .check(about('Where the figures come from. Name them when you tell a figure.'));
export const ofField = { today: Day, sector_id: Id, sector_name: name };
export const FieldId = Id.check(about('The field, as `fields` names it.'));

export const level = z
  .enum(PUBLISHED_LEVELS)
  .check(about('How high the risk is; `unknown` without recent data and for a pest without thresholds.'));
export const text = z.string().check(about('The same in a sentence, in Spanish.'));
export const total = z.strictObject({
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
export const stage = {
  generation: whole.check(about('Generation of the season; 1 is that of the biofix.')),
  stage: z.enum(PEST_STAGES).check(about('Stage of the insect, by the first individuals to reach it.')),
  stage_name: name.check(about('The same in Spanish.')),
  threshold: z.number().check(inUnit('Degree-days since the biofix at which it begins.', '°C·day')),
};
