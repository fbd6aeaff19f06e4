/** Filter fields whose choice is not in the query: kind of event and station. */
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

/** The kind of events that the page shows; there is always one. */
interface ShownLogType {
  readonly value: LogType;
  readonly onChange: (type: LogType) => void;
  readonly isOptional?: false;
}

/** Limits the rows to those with an event of a kind within the dates; null: no limit, the dates are unused. */
interface LogTypeChoice {
  readonly value: LogType | null;
  readonly onChange: (type: LogType | null) => void;
  readonly isOptional: true;
}

export type LogTypeFilter = ShownLogType | LogTypeChoice;

/** The chosen station; null for all. */
export interface StationFilter {
  readonly value: StationId | null;
  /** Keep the same list between renders. */
  readonly stations: readonly Pick<Station, 'id' | 'name'>[];
  readonly onChange: (stationId: StationId | null) => void;
}

export interface OwnFilters {
  /** Limits the rows to one station. */
  readonly station?: StationFilter;
  /** The kind of event. */
  readonly logType?: LogTypeFilter;
}

export const isOwn = (field: BarField): field is OwnField => field === 'station' || field === 'logType';

/** The chip of such a field; a kind that is always chosen has none. */
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

/** Clears the choice of such a field. */
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

/** A client may have thousands of stations, so the options are sorted only when the field gets the focus. */
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

/** Memoised, so that typing in the search does not render the list of stations again. */
const StationField = memo(StationFieldOf);
const LogTypeField = memo(LogTypeFieldOf);

export function OwnFieldBox({ field, station, logType }: OwnFilters & { readonly field: OwnField }) {
  if (field === 'station') return station && <StationField {...station} />;
  return logType && <LogTypeField {...logType} />;
}
