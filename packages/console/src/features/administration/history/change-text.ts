import {
  BIOFIX_TYPE_WORDS,
  CHANGE_KIND_WORDS,
  type ChangedField,
  type ChangedValue,
  EMBED_METRIC_WORDS,
  formatDate,
  formatDateTime,
  IMAGE_TYPE_WORDS,
  type IsoDate,
  periodicityText,
  REPORT_TYPE_WORDS,
  type RecordedChange,
  ROLE_WORDS,
} from '@vigia/domain';
import { daysInWords } from '../../../shared/device/hardware-lines.ts';
import type { DeviceWords } from '../../../shared/device/words.ts';
import {
  FIELD_WORDS,
  FORMAT_WORDS,
  HISTORY_WORDS as H,
  PART_FIELD_WORDS,
  PART_WORDS,
  REPLACED_WORDS,
  RETENTION_WORDS,
  SWITCH_WORDS,
} from './change-words.ts';

const DAY = /^\d{4}-\d\d-\d\d$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** Codes of fields in words; a code nobody knows is shown as it is. */
const CODES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  type: BIOFIX_TYPE_WORDS,
  role: ROLE_WORDS,
  report_type: REPORT_TYPE_WORDS,
  image_type: IMAGE_TYPE_WORDS,
  metrics: EMBED_METRIC_WORDS,
};

/** `camera_1_config.trigger_hour` and plain fields by their names. */
export function fieldText(field: string): string {
  const [part = '', inner] = field.split('.');
  if (inner === undefined) return FIELD_WORDS[field] ?? PART_WORDS[field] ?? field;
  return `${PART_WORDS[part] ?? part}, ${PART_FIELD_WORDS[inner] ?? inner}`;
}

function partText(deviceWords: DeviceWords, field: string, value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? H.yes : H.no;
  if (typeof value === 'number') {
    if (field.endsWith('.trigger_weekdays')) return daysInWords(deviceWords, value);
    return field === 'keep_days' ? H.days(value) : String(value).replace('.', ',');
  }
  if (field === 'cron_expression') return periodicityText(value);
  if (DAY.test(value)) return formatDate(value as IsoDate);
  if (INSTANT.test(value)) return formatDateTime(Date.parse(value));
  const codes = field === 'format' ? FORMAT_WORDS : CODES[field];
  return codes?.[value] ?? value;
}

export function valueText(deviceWords: DeviceWords, field: string, value: ChangedValue): string {
  if (value === null) return field === 'keep_days' ? H.forEver : '';
  return Array.isArray(value)
    ? value.map((part) => partText(deviceWords, field, part)).join(', ')
    : partText(deviceWords, field, value as string | number | boolean);
}

function sentence(deviceWords: DeviceWords, { field, from, to }: ChangedField): string {
  const turned = SWITCH_WORDS[field];
  if (turned !== undefined && typeof to === 'boolean') return turned[to ? 0 : 1];
  if (from !== null && to !== null && REPLACED_WORDS[field]) return REPLACED_WORDS[field];
  const name = fieldText(field);
  if (field !== 'keep_days' && from === null) return H.filled(name, valueText(deviceWords, field, to));
  if (field !== 'keep_days' && to === null) return H.emptied(name, valueText(deviceWords, field, from));
  return H.changed(name, valueText(deviceWords, field, from), valueText(deviceWords, field, to));
}

/** Fields that say together that a device went to another client. */
const MOVE = ['node_moved_from', 'node_moved_to'];

/** The device went from one client to another: said once, instead of what it changed in the rows of both. */
function moveSentence(fields: RecordedChange['fields']): string | null {
  const [from, to] = MOVE.map((name) => fields.find(({ field }) => field === name)?.to);
  return typeof from === 'string' && typeof to === 'string' ? H.moved(from, to) : null;
}

/** What was changed, a sentence a field; of what was made or deleted what it held. */
export function changeSentences(
  deviceWords: DeviceWords,
  { action, fields: all }: RecordedChange,
): readonly string[] {
  const move = moveSentence(all);
  const others = all.filter(({ field }) => !MOVE.includes(field));
  const sentences = move === null ? others : others.filter(({ field }) => field !== 'node_is_decommissioned');
  return [...(move === null ? [] : [move]), ...fieldSentences(deviceWords, action, sentences)];
}

function fieldSentences(
  deviceWords: DeviceWords,
  action: RecordedChange['action'],
  fields: RecordedChange['fields'],
): readonly string[] {
  if (action === 'changed') return fields.map((field) => sentence(deviceWords, field));
  return fields
    .filter(({ field, from, to }) => !(field in SWITCH_WORDS) || (action === 'created' ? to : from) === null)
    .map(({ field, from, to }) =>
      H.held(fieldText(field), valueText(deviceWords, field, action === 'created' ? to : from)),
    );
}

/** The thing by its name then; one that has none by what it is and its number. */
export function thingText({ kind, thingId, thingName }: RecordedChange): string {
  if (kind === 'retention') return RETENTION_WORDS[thingName] ?? thingName;
  return thingName === '' ? `${CHANGE_KIND_WORDS[kind]} ${thingId}` : thingName;
}

type Person = RecordedChange['user'];

export const personText = (user: Person): string =>
  user === null ? H.operator : user.name === '' ? user.email : `${user.name} (${user.email})`;
