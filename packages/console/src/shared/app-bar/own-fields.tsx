/** What a page filters by beside the filters of the query: kind of report and station. */
import { LOG_TYPE_WORDS } from '@vigia/domain/es';
import { LOG_TYPES, type LogType } from '@vigia/domain/events';
import { ALL, type Station, type StationId } from '@vigia/domain/farm';
import { type ChosenFilter, ComboBox, inSpanishOrder, MEDIA, Select, useWords } from '@vigia/ui';
import { memo, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import type { BarField, OwnField } from './filter-fields.ts';
import { APP_BAR, type AppBarWords } from './words.ts';

/** Wide enough for the longest label on its border. */
export const Choice = styled.div`
  min-width: 150px;
  ${MEDIA.narrow} { min-width: 0; }
`;

/** Of which kind the page shows the reports; there is always one. */
interface ShownLogType {
  readonly value: LogType;
  readonly onChange: (type: LogType) => void;
  readonly isOptional?: false;
}

/** Of which kind there must be reports; null: none is asked for, and the dates, which are those of the reports, mean nothing. */
interface AskedLogType {
  readonly value: LogType | null;
  readonly onChange: (type: LogType | null) => void;
  readonly isOptional: true;
}

export type LogTypeFilter = ShownLogType | AskedLogType;

/** The station that is shown, null for all. */
export interface StationFilter {
  readonly value: StationId | null;
  /** Keep the same list between renders. */
  readonly stations: readonly Pick<Station, 'id' | 'name'>[];
  readonly onChange: (stationId: StationId | null) => void;
}

export interface OwnFilters {
  /** The station whose rows are shown. */
  readonly station?: StationFilter;
  /** The kind of report. */
  readonly logType?: LogTypeFilter;
}

export const isOwn = (field: BarField): field is OwnField => field === 'station' || field === 'logType';

/** The chip of such a field; a kind that is always there needs none. */
export function chosenOwn(
  words: AppBarWords,
  field: OwnField,
  { station, logType }: OwnFilters,
): ChosenFilter[] {
  const chip = (value: string | undefined) =>
    value === undefined ? [] : [{ id: field, label: words.chip(words[field], value) }];
  if (field === 'station') return chip(station?.stations.find(({ id }) => id === station.value)?.name);
  return chip(logType?.isOptional && logType.value !== null ? LOG_TYPE_WORDS[logType.value] : undefined);
}

/** Takes the choice of such a field off. */
export function removeOwn(field: OwnField, { station, logType }: OwnFilters): void {
  if (field === 'station') station?.onChange(null);
  else if (logType?.isOptional) logType.onChange(null);
}

const LOG_OPTIONS = LOG_TYPES.map((value) => ({ value, label: LOG_TYPE_WORDS[value] }));

function LogTypeFieldOf(props: LogTypeFilter) {
  const words = useWords(APP_BAR);
  return (
    <Choice>
      {props.isOptional ? (
        <Select<LogType | typeof ALL>
          label={words.logType}
          options={[{ value: ALL, label: words.all }, ...LOG_OPTIONS]}
          value={props.value ?? ALL}
          onChange={(value) => props.onChange(value === ALL ? null : value)}
        />
      ) : (
        <Select label={words.logType} options={LOG_OPTIONS} value={props.value} onChange={props.onChange} />
      )}
    </Choice>
  );
}

/** Of thousands of stations a page that opens lists none: they are put in order once somebody comes to choose. */
function StationFieldOf({ value, stations, onChange }: StationFilter) {
  const words = useWords(APP_BAR);
  const [isUsed, setUsed] = useState(false);
  const options = useMemo(() => {
    const offered = isUsed ? stations : stations.filter(({ id }) => id === value);
    return inSpanishOrder(offered.map(({ id, name }) => ({ value: id, label: name })));
  }, [stations, isUsed, value]);
  return (
    <Choice onFocusCapture={() => setUsed(true)}>
      <ComboBox
        label={words.station}
        placeholder={words.allFeminine}
        options={options}
        value={value}
        onChange={onChange}
        onClear={() => onChange(null)}
      />
    </Choice>
  );
}

/** Not drawn anew for a letter of the search: there are as many choices as the client has stations. */
const StationField = memo(StationFieldOf);
const LogTypeField = memo(LogTypeFieldOf);

export function OwnFieldBox({ field, station, logType }: OwnFilters & { readonly field: OwnField }) {
  if (field === 'station') return station && <StationField {...station} />;
  return logType && <LogTypeField {...logType} />;
}
