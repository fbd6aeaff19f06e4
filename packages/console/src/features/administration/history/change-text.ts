import type { IsoDate } from '@vigia/domain';
import {
  ALERT_KIND_WORDS,
  ALERT_RISK_WORDS,
  BIOFIX_TYPE_WORDS,
  CHANGE_KIND_WORDS,
  formatDate,
  formatDateTime,
  IMAGE_TYPE_WORDS,
  MODE_SCHEME_WORDS,
  PEST_STAGE_WORDS,
  PHENOLOGY_STAGE_WORDS,
  PROGRAM_SCOPE_WORDS,
  REPORT_KIND_WORDS,
  REPORT_TYPE_WORDS,
  ROLE_WORDS,
  SOURCE_STATE_WORDS,
  STATION_VENDOR_WORDS,
  WEBHOOK_KIND_WORDS,
  WEBHOOK_STATE_WORDS,
} from '@vigia/domain/es';
import {
  type ChangedField,
  type ChangedValue,
  CROPS,
  cropLabel,
  PESTS,
  type RecordedChange,
} from '@vigia/domain/farm';
import { PUBLISHED_METRIC_WORDS } from '@vigia/domain/published';
import { periodicityText } from '@vigia/domain/reports';
import { daysInWords } from '../../../shared/device/hardware-lines.ts';
import type { DeviceWords } from '../../../shared/device/words.ts';
import type { HistoryWords } from './change-words.ts';

const DAY = /^\d{4}-\d\d-\d\d$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** Codes of fields in words; an unknown code is shown as it is. */
const CODES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  type: { ...BIOFIX_TYPE_WORDS, ...REPORT_KIND_WORDS },
  biofix_type: BIOFIX_TYPE_WORDS,
  phenology_stage: PHENOLOGY_STAGE_WORDS,
  role: ROLE_WORDS,
  report_type: REPORT_TYPE_WORDS,
  image_type: IMAGE_TYPE_WORDS,
  metrics: PUBLISHED_METRIC_WORDS.es,
  scopes: PROGRAM_SCOPE_WORDS,
  vendor: STATION_VENDOR_WORDS,
  source_state: SOURCE_STATE_WORDS,
  webhook_kinds: WEBHOOK_KIND_WORDS,
  webhook_state: WEBHOOK_STATE_WORDS,
  mode_scheme: MODE_SCHEME_WORDS,
  alert_kind: ALERT_KIND_WORDS,
  mildew_from: ALERT_RISK_WORDS,
  stage: PEST_STAGE_WORDS,
};

/** Names of what lists of ids are of; an unknown id is shown as it is. */
const NAMED: Readonly<Record<string, (id: number) => string | undefined>> = {
  product_pest_ids: (id) => PESTS.get(id)?.name,
  product_crop_ids: (id) => {
    const crop = CROPS.get(id);
    return crop && cropLabel(crop);
  },
};

/** `camera_1_config.trigger_hour` and plain fields by their names. */
export function fieldText(words: HistoryWords, field: string): string {
  const [part = '', inner] = field.split('.');
  if (inner === undefined) return words.fields[field] ?? words.parts[field] ?? field;
  return `${words.parts[part] ?? part}, ${words.partFields[inner] ?? inner}`;
}

function partText(
  words: HistoryWords,
  deviceWords: DeviceWords,
  field: string,
  value: string | number | boolean,
): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') {
    if (field.endsWith('.trigger_weekdays')) return daysInWords(deviceWords, value);
    return field === 'keep_days'
      ? words.days(value)
      : (NAMED[field]?.(value) ?? String(value).replace('.', ','));
  }
  if (field === 'cron_expression') return periodicityText(value);
  if (DAY.test(value)) return formatDate(value as IsoDate);
  if (INSTANT.test(value)) return formatDateTime(Date.parse(value));
  const codes = field === 'format' ? words.formats : CODES[field];
  return codes?.[value] ?? value;
}

export function valueText(
  words: HistoryWords,
  deviceWords: DeviceWords,
  field: string,
  value: ChangedValue,
): string {
  if (value === null) return field === 'keep_days' ? words.forEver : '';
  return Array.isArray(value)
    ? value.map((part) => partText(words, deviceWords, field, part)).join(', ')
    : partText(words, deviceWords, field, value as string | number | boolean);
}

function sentence(words: HistoryWords, deviceWords: DeviceWords, { field, from, to }: ChangedField): string {
  const turned = words.switches[field];
  if (turned !== undefined && typeof to === 'boolean') return turned[to ? 0 : 1];
  if (from !== null && to !== null && words.replaced[field]) return words.replaced[field];
  const name = fieldText(words, field);
  if (field !== 'keep_days' && from === null)
    return words.filled(name, valueText(words, deviceWords, field, to));
  if (field !== 'keep_days' && to === null)
    return words.emptied(name, valueText(words, deviceWords, field, from));
  return words.changed(
    name,
    valueText(words, deviceWords, field, from),
    valueText(words, deviceWords, field, to),
  );
}

/** Fields that together mean that a device went to another client. */
const MOVE = ['node_moved_from', 'node_moved_to'];

/** The device went from one client to another: one sentence, instead of the changes in the rows of both. */
function moveSentence(words: HistoryWords, fields: RecordedChange['fields']): string | null {
  const [from, to] = MOVE.map((name) => fields.find(({ field }) => field === name)?.to);
  return typeof from === 'string' && typeof to === 'string' ? words.moved(from, to) : null;
}

/** The changes, one sentence for each field; of a new or deleted thing its contents. */
export function changeSentences(
  words: HistoryWords,
  deviceWords: DeviceWords,
  { action, fields: all }: RecordedChange,
): readonly string[] {
  const move = moveSentence(words, all);
  const others = all.filter(({ field }) => !MOVE.includes(field));
  const sentences = move === null ? others : others.filter(({ field }) => field !== 'node_is_decommissioned');
  return [...(move === null ? [] : [move]), ...fieldSentences(words, deviceWords, action, sentences)];
}

function fieldSentences(
  words: HistoryWords,
  deviceWords: DeviceWords,
  action: RecordedChange['action'],
  fields: RecordedChange['fields'],
): readonly string[] {
  if (action === 'changed') return fields.map((field) => sentence(words, deviceWords, field));
  return fields
    .filter(
      ({ field, from, to }) => !(field in words.switches) || (action === 'created' ? to : from) === null,
    )
    .map(({ field, from, to }) =>
      words.held(
        fieldText(words, field),
        valueText(words, deviceWords, field, action === 'created' ? to : from),
      ),
    );
}

/** The thing by its name then; a thing without a name by its kind and number. */
export function thingText(words: HistoryWords, { kind, thingId, thingName }: RecordedChange): string {
  if (kind === 'retention') return words.retention[thingName] ?? thingName;
  return thingName === '' ? `${CHANGE_KIND_WORDS[kind]} ${thingId}` : thingName;
}

type Person = RecordedChange['user'];

export const personText = (words: HistoryWords, user: Person): string =>
  user === null
    ? words.operator
    : user.name === '' || user.email === ''
      ? user.name || user.email
      : `${user.name} (${user.email})`;
