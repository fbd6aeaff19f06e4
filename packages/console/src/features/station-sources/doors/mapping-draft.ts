import {
  COLUMN_MEASURES,
  type DecodedField,
  type MappedField,
  UPLINK_MEASURES,
  UPLINK_UNITS,
  type UplinkDevice,
  type UplinkMeasure,
  type UplinkProfile,
  type UplinkUnit,
} from '@vigia/api/client';
import { convertedValue } from '@vigia/domain/devices';
import { formatPlain, implausibleInWords, measureWords } from '@vigia/domain/es';
import { type FieldErrors, fieldErrors } from '@vigia/domain/farm';
import type { ProfileWords } from './profile-words.ts';

type Value = DecodedField['value'];

/** A decoded field in a form, and what it measures. */
export interface MappingRow {
  readonly path: string;
  /** Null: it is not used. */
  readonly measure: UplinkMeasure | null;
  /** Of the measure; kept while none is chosen. */
  readonly unit: UplinkUnit;
}

/** What a profile is called and what its fields measure. */
export interface MappingDraft {
  readonly name: string;
  readonly rows: readonly MappingRow[];
}
export type MappingField = 'name' | 'rows' | `rows.${string}`;

export const MEASURE_OPTIONS = UPLINK_MEASURES.map((value) => ({
  value,
  label: measureWords(COLUMN_MEASURES[value]).name,
}));
export const unitsOf = (measure: UplinkMeasure): readonly UplinkUnit[] => UPLINK_UNITS[measure];

/** The measure of a code in words: `Temperatura`. */
export const measureName = (measure: UplinkMeasure): string => measureWords(COLUMN_MEASURES[measure]).name;

const byPath = (one: MappingRow, other: MappingRow): number => (one.path < other.path ? -1 : 1);

/** A row for each field that came or is mapped, by their paths. */
export function rowsOf(came: readonly DecodedField[], mapped: readonly MappedField[]): readonly MappingRow[] {
  const rows = new Map<string, MappingRow>(
    came.map(({ path }) => [path, { path, measure: null, unit: unitsOf(UPLINK_MEASURES[0]!)[0]! }]),
  );
  for (const { path, measure, unit } of mapped) rows.set(path, { path, measure, unit });
  return [...rows.values()].sort(byPath);
}

/** The row with another measure, in the first of its units. */
export const withMeasure = (row: MappingRow, measure: UplinkMeasure | null): MappingRow =>
  measure === null ? { ...row, measure } : { ...row, measure, unit: unitsOf(measure)[0]! };

/** The fields that measure something, as the service takes them. */
export const mappedOf = (rows: readonly MappingRow[]): readonly MappedField[] =>
  rows.flatMap(({ path, measure, unit }) => (measure === null ? [] : [{ path, measure, unit }]));

/** Without a name, without a measure, or with one twice nothing is saved; each row is told its own. */
export function mappingErrors(words: ProfileWords, { name, rows }: MappingDraft): FieldErrors<MappingField> {
  const first = new Map<UplinkMeasure, string>();
  const twice = rows.map(({ path, measure }): readonly [MappingField, string | null] => {
    const before = measure === null ? undefined : first.get(measure);
    if (measure !== null && before === undefined) first.set(measure, path);
    return [`rows.${path}`, before === undefined ? null : words.twice(before)];
  });
  return fieldErrors<MappingField>({
    ...Object.fromEntries(twice),
    name: name.trim() === '' ? words.nameMissing : null,
    rows: first.size === 0 ? words.none : null,
  });
}

/** A value that came, as the reader sees it. */
export const shownValue = (value: Value | undefined): string =>
  typeof value === 'number' ? formatPlain(value) : String(value ?? '—');

/** A value as it would be measured: `20 °C`, or why it would not. */
export function previewOf(
  words: ProfileWords,
  { measure, unit }: MappingRow,
  value: Value | undefined,
): { readonly text: string; readonly isWrong: boolean } | null {
  if (measure === null || value === undefined || value === null) return null;
  const column = COLUMN_MEASURES[measure];
  const converted = convertedValue(column, unit, value);
  if (converted.value === null) return { text: words.noNumber, isWrong: true };
  if (converted.reason !== null) return { text: implausibleInWords(column, converted.value), isWrong: true };
  return { text: `${formatPlain(converted.value)} ${measureWords(column).unit}`, isWrong: false };
}

type Known = Pick<UplinkDevice, 'devEui' | 'networkProfile' | 'profileId' | 'lastFields'>;

/**
 * The profile that a device most likely has: that of a linked one of the same kind, or one all of whose fields came.
 *
 * @returns null for none
 */
export function likelyProfile(
  device: Known,
  others: readonly Known[],
  profiles: readonly UplinkProfile[],
): UplinkProfile | null {
  const kin = others.find(
    ({ networkProfile, profileId }) =>
      profileId !== null && networkProfile !== null && networkProfile === device.networkProfile,
  );
  const paths = new Set(device.lastFields.map(({ path }) => path));
  const fits = ({ fields }: UplinkProfile) => fields.every(({ path }) => paths.has(path));
  return (
    profiles.find(({ id }) => id === (device.profileId ?? kin?.profileId)) ?? profiles.find(fits) ?? null
  );
}
