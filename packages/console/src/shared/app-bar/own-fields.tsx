/** What a page filters by beside the filters of the query: kind of report and station. */
import { ALL, LOG_TYPE_WORDS, LOG_TYPES, type LogType, type Station, type StationId } from '@vigia/domain';
import { type ChosenFilter, ComboBox, inSpanishOrder, MEDIA, Select } from '@vigia/ui';
import { memo, useMemo, useState } from 'react';
import styled from 'styled-components';
import { WORDS } from './words.ts';

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

export const STATION = 'station';
export const LOG_TYPE = 'logType';

/** Chips of both; a kind that is always there needs none. */
export function chosenOwn(station?: StationFilter, logType?: LogTypeFilter): ChosenFilter[] {
  const one = station?.stations.find(({ id }) => id === station.value);
  const type = logType?.isOptional ? logType.value : null;
  return [
    ...(one ? [{ id: STATION, label: WORDS.chip(WORDS.station, one.name) }] : []),
    ...(type ? [{ id: LOG_TYPE, label: WORDS.chip(WORDS.logType, LOG_TYPE_WORDS[type]) }] : []),
  ];
}

const LOG_OPTIONS = LOG_TYPES.map((value) => ({ value, label: LOG_TYPE_WORDS[value] }));
const LOG_OPTIONS_OR_NONE = [{ value: ALL, label: WORDS.all } as const, ...LOG_OPTIONS];

function LogTypeFieldOf(props: LogTypeFilter) {
  return (
    <Choice>
      {props.isOptional ? (
        <Select<LogType | typeof ALL>
          label={WORDS.logType}
          options={LOG_OPTIONS_OR_NONE}
          value={props.value ?? ALL}
          onChange={(value) => props.onChange(value === ALL ? null : value)}
        />
      ) : (
        <Select label={WORDS.logType} options={LOG_OPTIONS} value={props.value} onChange={props.onChange} />
      )}
    </Choice>
  );
}

/** Of thousands of stations a page that opens lists none: they are put in order once somebody comes to choose. */
function StationFieldOf({ value, stations, onChange }: StationFilter) {
  const [isUsed, setUsed] = useState(false);
  const options = useMemo(() => {
    const offered = isUsed ? stations : stations.filter(({ id }) => id === value);
    return inSpanishOrder(offered.map(({ id, name }) => ({ value: id, label: name })));
  }, [stations, isUsed, value]);
  return (
    <Choice onFocusCapture={() => setUsed(true)}>
      <ComboBox
        label={WORDS.station}
        placeholder={WORDS.allFeminine}
        options={options}
        value={value}
        onChange={onChange}
        onClear={() => onChange(null)}
      />
    </Choice>
  );
}

/** Not drawn anew for a letter of the search: there are as many choices as the client has stations. */
export const StationField = memo(StationFieldOf);
export const LogTypeField = memo(LogTypeFieldOf);
