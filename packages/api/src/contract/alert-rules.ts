import { PEST_STAGES } from '@vigia/domain';
import { ALERT_CAPTURES, ALERT_HOURS, ALERT_KINDS, ALERT_RISKS, alertDays } from '@vigia/domain/events';
import * as z from 'zod/mini';
import { alertFound, alertRuleId } from './alert-cause.ts';
import { Day, Id, IdParam, Moment } from './common.ts';
import { codecOf, type Decoded, field, listOf, partly, queryOf, seenOf } from './fields.ts';

const MOST_SECTORS = 500;
const whole = ({ min, max }: { readonly min: number; readonly max: number }) =>
  z.number().check(z.int(), z.gte(min), z.lte(max));
const maybe = <T extends z.ZodMiniType>(shape: T) => z.nullable(shape);
const Month = whole({ min: 1, max: 12 });
const Sectors = listOf(Id).check(
  z.maxLength(MOST_SECTORS),
  z.refine((list) => new Set(list).size === list.length, { error: 'Cada uno va una vez' }),
);

/** When a rule alerts; null for what its kind has not. */
const condition = {
  kind: field('alert_kind', z.enum(ALERT_KINDS)),
  captures: field('captures_from', maybe(whole(ALERT_CAPTURES))),
  days: field('within_days', maybe(whole(alertDays('captures')))),
  stage: field('stage', maybe(z.enum(PEST_STAGES))),
  risk: field('mildew_from', maybe(z.enum(ALERT_RISKS))),
  hours: field('silent_hours', maybe(whole(ALERT_HOURS))),
};
/** Fields of the form of a rule. */
export const alertRuleInput = {
  ...condition,
  pestId: field('pest_id', maybe(Id)),
  sectorIds: field('sector_ids', listOf(Id), Sectors),
  monthFrom: field('month_from', Month),
  monthTo: field('month_to', Month),
};
const archived = field('alert_is_archived', z.boolean());
/** A rule as it is shown. */
export const alertRule = {
  id: alertRuleId,
  ...alertRuleInput,
  archived,
  changedAt: field('changed_at', Moment),
};
export const AlertRuleWire = codecOf(alertRule, 'read');
const clientId = field('client_id', Id);
/** A row of its table. */
export const clientsAlertRule = { ...alertRule, clientId };

export const alertRulesQuery = { clientId: field('client_id', IdParam) };
export const AlertRulesQuery = queryOf(alertRulesQuery);

/** `POST /v2/alert-rules`, and the question for its preview. */
const newAlertRule = { clientId, ...alertRuleInput };
export const AlertRuleBody = codecOf(newAlertRule, 'written');
export type AlertRuleBody = Decoded<typeof newAlertRule, 'written'>;

/** `PUT /v2/alert-rules/{alert_rule_id}`: some of its fields, or whether it is archived. */
const editedAlertRule = { ...partly({ ...alertRuleInput, archived }), ...seenOf(alertRuleInput) };
export const AlertRulePatch = codecOf(editedAlertRule, 'written');
export type AlertRulePatch = Decoded<typeof editedAlertRule, 'written'>;

export const MOST_PREVIEWED = 200;
const previewed = {
  date: field('alert_on', Day),
  sectorId: field('sector_id', maybe(Id)),
  stationId: field('station_id', maybe(Id)),
  /** Day of the subject, as in notices. */
  on: field('date', maybe(Day)),
  index: field('index', maybe(z.number())),
  found: alertFound,
};
const previewSeason = {
  id: field('season_id', Id),
  name: field('season_name', z.string()),
  start: field('date_start', Day),
  end: field('date_end', Day),
};
const preview = {
  season: field('season', maybe(codecOf(previewSeason, 'read'))),
  count: field('alert_count', z.int()),
  alerts: field('alerts', listOf(codecOf(previewed, 'read'))),
};
/** What a rule would have alerted of: the first `MOST_PREVIEWED`, and how many in all. */
export const AlertPreviewWire = codecOf(preview, 'read');
export type AlertPreview = Decoded<typeof preview>;
export type PreviewedAlert = Decoded<typeof previewed>;
