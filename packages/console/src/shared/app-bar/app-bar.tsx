import { type FilterContext, type Filters, LOG_TYPE_WORDS, LOG_TYPES, type LogType } from '@vigia/domain';
import { Button, FilterBar, PageHeader, type PageHeaderProps, SearchField, Select } from '@vigia/ui';
import { FileDown } from 'lucide-react';
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
  /** The button "Informe"; absent where the page has no report. */
  readonly report?: { readonly onPress: () => void; readonly busy?: boolean; readonly isDisabled?: boolean };
  /** What is left: "12 de 31 estaciones". */
  readonly result?: string;
}

/** The top of a page of data: title, report button, and below them what the page is searched and filtered by. */
export function AppBar(props: AppBarProps) {
  const { search, fields = [], report, logType, onFilters, context, filters = NOTHING } = props;
  const { usual = NOTHING, result, ...header } = props;
  const hasFields = fields.length > 0 || logType !== undefined;
  const searchField = search && (
    <SearchBox>
      <SearchField label={search.label ?? WORDS.search} value={search.value} onChange={search.onChange} />
    </SearchBox>
  );
  return (
    <Whole>
      <PageHeader
        title={header.title}
        {...(header.subtitle === undefined ? {} : { subtitle: header.subtitle })}
        {...(header.crumbs ? { crumbs: header.crumbs } : {})}
        {...(header.image === undefined ? {} : { image: header.image })}
        {...(report
          ? {
              filters: (
                <Button
                  icon={FileDown}
                  onPress={report.onPress}
                  busy={report.busy ?? false}
                  isDisabled={report.isDisabled ?? false}
                >
                  {WORDS.report}
                </Button>
              ),
            }
          : {})}
      />
      {hasFields ? (
        <FilterBar
          search={searchField}
          chosen={chosenFilters(context, filters, usual, fields)}
          onRemove={(id) => onFilters?.(withoutChoice(context, filters, usual, id as FilterField))}
          onClear={() => onFilters?.(withoutChoices(filters, usual, fields))}
          {...(result === undefined ? {} : { result })}
        >
          {logType && (
            <Select
              label={WORDS.logType}
              options={LOG_OPTIONS}
              value={logType.value}
              onChange={logType.onChange}
            />
          )}
          {fields.map((field) => (
            <Field
              key={field}
              field={field}
              context={context}
              filters={filters}
              usual={usual}
              onFilters={(next) => onFilters?.(next)}
            />
          ))}
        </FilterBar>
      ) : (
        searchField
      )}
    </Whole>
  );
}

type FieldProps = Required<Pick<AppBarProps, 'context' | 'filters' | 'usual' | 'onFilters'>> & {
  readonly field: FilterField;
};

function Field({ field, context, filters, usual, onFilters }: FieldProps) {
  if (field === 'dates') {
    return (
      <DateFilter
        {...fieldDates(context, filters, usual)}
        today={context.today}
        onChange={(dateStart, dateEnd) => onFilters({ ...filters, dateStart, dateEnd })}
      />
    );
  }
  return (
    <Select<FilterValue>
      label={WORDS[field]}
      options={fieldOptions(context, filters, field)}
      value={fieldValue(filters, usual, field)}
      onChange={(value) => onFilters(withChoice(context, filters, field, value))}
    />
  );
}
