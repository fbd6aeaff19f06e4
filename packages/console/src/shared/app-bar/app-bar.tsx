import type { FilterContext, Filters } from '@vigia/domain/farm';
import {
  Button,
  FilterBar,
  PageHeader,
  type PageHeaderProps,
  SearchField,
  Select,
  useWords,
} from '@vigia/ui';
import { FileDown } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { SearchBox } from '../ui/filter-boxes.ts';
import { DateFilter } from './date-filter.tsx';
import {
  type BarField,
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
import { Choice, chosenOwn, isOwn, OwnFieldBox, type OwnFilters, removeOwn } from './own-fields.tsx';
import { APP_BAR } from './words.ts';

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

const NOTHING: Filters = {};

export interface AppBarProps extends Omit<PageHeaderProps, 'filters'>, OwnFilters {
  /** The text in "Buscar..."; absent for a page without a search. */
  readonly search?: {
    readonly value: string;
    readonly onChange: (text: string) => void;
    readonly label?: string;
  };
  /** The filter fields of this page; fields and chips are shown in this order. */
  readonly fields?: readonly BarField[];
  readonly context: FilterContext;
  readonly filters?: Filters;
  /** The filters that apply when nothing is chosen; they have no chip. */
  readonly usual?: Filters;
  readonly onFilters?: (filters: Filters) => void;
  /** Clears all filters; for a page with more to clear than the filters of the query and the station. */
  readonly onClear?: () => void;
  /** The button "Informe"; absent for a page without a report. */
  readonly report?: { readonly onPress: () => void; readonly busy?: boolean; readonly isDisabled?: boolean };
  /** Another button of the page, in the row of the filters. */
  readonly aside?: ReactNode;
  /** How many rows match: "12 de 31 estaciones". */
  readonly result?: string;
}

/** The top of a page of data: title and report button, and below them the search and the filters. */
export function AppBar(props: AppBarProps) {
  const words = useWords(APP_BAR);
  const { search, fields = [], context, filters = NOTHING, usual = NOTHING, onFilters } = props;
  const { logType, station, report, aside, result, title, subtitle, crumbs, image } = props;
  const header = { title, subtitle, ...(crumbs ? { crumbs } : {}), image };
  const own: OwnFilters = { ...(station && { station }), ...(logType && { logType }) };
  const isUndated = logType?.value === null;
  const chips = (each: BarField) => {
    if (isOwn(each)) return chosenOwn(words, each, own);
    return isUndated && each === 'dates' ? [] : chosenFilters(words, context, filters, usual, [each]);
  };
  const remove = (id: string) => {
    const field = id as BarField;
    if (isOwn(field)) removeOwn(field, own);
    else onFilters?.(withoutChoice(context, filters, usual, field));
  };
  const clear = () => {
    if (station && station.value !== null) station.onChange(null);
    onFilters?.(withoutChoices(filters, usual, fields));
  };
  const searchField = search && (
    <SearchBox>
      <SearchField label={search.label ?? words.search} value={search.value} onChange={search.onChange} />
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
            {words.report}
          </Button>
        )}
      </Head>
      {fields.length > 0 ? (
        <FilterBar
          search={searchField}
          aside={aside}
          chosen={fields.flatMap(chips)}
          onRemove={remove}
          onClear={props.onClear ?? clear}
          {...(result === undefined ? {} : { result })}
        >
          {fields.map((each) =>
            isOwn(each) ? (
              <OwnFieldBox key={each} field={each} {...own} />
            ) : (
              <Field
                key={each}
                field={each}
                {...{ context, filters, usual, onFilters }}
                isDisabled={isUndated && each === 'dates'}
              />
            ),
          )}
        </FilterBar>
      ) : (
        searchField
      )}
    </Whole>
  );
}

type FieldProps = Required<Pick<AppBarProps, 'context' | 'filters' | 'usual'>> & {
  readonly field: FilterField;
  readonly onFilters: AppBarProps['onFilters'];
  readonly isDisabled: boolean;
};

function FieldOf({ field, context, filters, usual, onFilters, isDisabled }: FieldProps) {
  const words = useWords(APP_BAR);
  if (field === 'dates') {
    return (
      <DateFilter
        {...fieldDates(context, filters, usual)}
        today={context.today}
        isDisabled={isDisabled}
        onChange={(dateStart, dateEnd) => onFilters?.({ ...filters, dateStart, dateEnd })}
      />
    );
  }
  return (
    <Choice>
      <Select<FilterValue>
        label={words[field]}
        options={fieldOptions(words, context, filters, field)}
        value={fieldValue(filters, usual, field)}
        onChange={(value) => onFilters?.(withChoice(context, filters, field, value))}
      />
    </Choice>
  );
}

/** Memoised, so that typing in the search does not render the lists of all sectors and pests again. */
const Field = memo(FieldOf);
