import {
  type FilterContext,
  type Filters,
  LOG_TYPE_WORDS,
  LOG_TYPES,
  type LogType,
  type Station,
  type StationId,
} from '@vigia/domain';
import {
  Button,
  type ChosenFilter,
  ComboBox,
  FilterBar,
  inSpanishOrder,
  MEDIA,
  PageHeader,
  type PageHeaderProps,
  SearchField,
  Select,
} from '@vigia/ui';
import { FileDown } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import styled from 'styled-components';
import { SearchBox } from '../ui/filter-boxes.ts';
import { DateFilter } from './date-filter.tsx';
import {
  chosenFilters,
  type FilterField,
  type FilterValue,
  fieldDates,
  fieldOptions,
  fieldValue,
  withChoice,
  withoutChoice,
  withoutChoices,
} from './filter-fields.ts';
import { WORDS } from './words.ts';

const Whole = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  min-width: 0;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 12px;
  & > header { flex: 1; min-width: 0; }
`;

/** Wide enough for the longest label on its border. */
const Choice = styled.div`
  min-width: 150px;
  ${MEDIA.narrow} { min-width: 0; }
`;

const NOTHING: Filters = {};
const LOG_OPTIONS = LOG_TYPES.map((value) => ({ value, label: LOG_TYPE_WORDS[value] }));

export interface AppBarProps extends Omit<PageHeaderProps, 'filters'> {
  /** What is typed into "Buscar..."; a page without a search leaves it out. */
  readonly search?: {
    readonly value: string;
    readonly onChange: (text: string) => void;
    readonly label?: string;
  };
  /** What this page filters by, in the order shown. */
  readonly fields?: readonly FilterField[];
  readonly context: FilterContext;
  readonly filters?: Filters;
  /** What the page shows where nothing is chosen; it needs no chip. */
  readonly usual?: Filters;
  readonly onFilters?: (filters: Filters) => void;
  /** Which table of reports is shown; it is no part of the address' filters. */
  readonly logType?: { readonly value: LogType; readonly onChange: (type: LogType) => void };
  /** The station whose rows are shown, null for all; it is no part of the address' filters. */
  readonly station?: {
    readonly value: StationId | null;
    readonly stations: readonly Pick<Station, 'id' | 'name'>[];
    readonly onChange: (stationId: StationId | null) => void;
  };
  /** The button "Informe"; absent where the page has no report. */
  readonly report?: { readonly onPress: () => void; readonly busy?: boolean; readonly isDisabled?: boolean };
  /** Another button of the page, in the row of the filters. */
  readonly aside?: ReactNode;
  /** What is left: "12 de 31 estaciones". */
  readonly result?: string;
}

/** The top of a page of data: title, report button, and below them what the page is searched and filtered by. */
export function AppBar(props: AppBarProps) {
  const { search, fields = [], context, filters = NOTHING, usual = NOTHING, onFilters } = props;
  const { logType, station, report, aside, result, title, subtitle, crumbs, image } = props;
  const header = { title, subtitle, ...(crumbs ? { crumbs } : {}), image };
  const hasFields = fields.length > 0 || logType !== undefined;
  const searchField = search && (
    <SearchBox>
      <SearchField label={search.label ?? WORDS.search} value={search.value} onChange={search.onChange} />
    </SearchBox>
  );
  return (
    <Whole>
      <Head>
        <PageHeader {...header} />
        {report && (
          <Button
            icon={FileDown}
            onPress={report.onPress}
            busy={report.busy ?? false}
            isDisabled={report.isDisabled ?? false}
          >
            {WORDS.report}
          </Button>
        )}
      </Head>
      {hasFields ? (
        <FilterBar
          search={searchField}
          aside={aside}
          chosen={[...chosenStation(station), ...chosenFilters(context, filters, usual, fields)]}
          onRemove={(id) =>
            id === STATION
              ? station?.onChange(null)
              : onFilters?.(withoutChoice(context, filters, usual, id as FilterField))
          }
          onClear={() => {
            if (station && station.value !== null) station.onChange(null);
            onFilters?.(withoutChoices(filters, usual, fields));
          }}
          {...(result === undefined ? {} : { result })}
        >
          {logType && (
            <Choice>
              <Select
                label={WORDS.logType}
                options={LOG_OPTIONS}
                value={logType.value}
                onChange={logType.onChange}
              />
            </Choice>
          )}
          {station && (
            <Choice>
              <ComboBox
                label={WORDS.station}
                placeholder={WORDS.allFeminine}
                options={inSpanishOrder(station.stations.map(({ id, name }) => ({ value: id, label: name })))}
                value={station.value}
                onChange={station.onChange}
                onClear={() => station.onChange(null)}
              />
            </Choice>
          )}
          {fields.map((field) => (
            <Field
              key={field}
              field={field}
              context={context}
              filters={filters}
              usual={usual}
              onFilters={onFilters}
            />
          ))}
        </FilterBar>
      ) : (
        searchField
      )}
    </Whole>
  );
}

const STATION = 'station';

function chosenStation(station: AppBarProps['station']): ChosenFilter[] {
  const chosen = station?.stations.find(({ id }) => id === station.value);
  return chosen ? [{ id: STATION, label: WORDS.chip(WORDS.station, chosen.name) }] : [];
}

type FieldProps = Required<Pick<AppBarProps, 'context' | 'filters' | 'usual'>> & {
  readonly field: FilterField;
  readonly onFilters: AppBarProps['onFilters'];
};

function FieldOf({ field, context, filters, usual, onFilters }: FieldProps) {
  if (field === 'dates') {
    return (
      <DateFilter
        {...fieldDates(context, filters, usual)}
        today={context.today}
        onChange={(dateStart, dateEnd) => onFilters?.({ ...filters, dateStart, dateEnd })}
      />
    );
  }
  return (
    <Choice>
      <Select<FilterValue>
        label={WORDS[field]}
        options={fieldOptions(context, filters, field)}
        value={fieldValue(filters, usual, field)}
        onChange={(value) => onFilters?.(withChoice(context, filters, field, value))}
      />
    </Choice>
  );
}

/** Not drawn anew for a letter of the search: there are as many choices in it as the client has fields and pests. */
const Field = memo(FieldOf);
