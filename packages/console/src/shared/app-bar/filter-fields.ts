import { formatDate, REPORT_TYPE_WORDS } from '@vigia/domain/es';
import {
  ALL,
  cropLabel,
  effectiveDates,
  type FilterContext,
  type Filters,
  filterOptions,
  findSeason,
  keepAvailable,
  NONE,
  REPORT_TYPES,
  selectCrop,
  selectSeason,
  selectSector,
  sortSeasons,
} from '@vigia/domain/farm';
import { type ChosenFilter, inSpanishOrder, type Option, pestOptions } from '@vigia/ui';
import type { AppBarWords } from './words.ts';

/** Fields with a list of options. Each choice limits the options of the fields after it. */
export const CHOICE_FIELDS = ['season', 'sector', 'crop', 'pest', 'reportType'] as const;
export type ChoiceField = (typeof CHOICE_FIELDS)[number];
/** Fields whose choice is stored in the query of the address. */
export type FilterField = ChoiceField | 'dates';
/** Fields whose choice is stored outside the query. */
export type OwnField = 'station' | 'logType';
export type BarField = FilterField | OwnField;

export type FilterValue = number | string;
type FieldOption = Option<FilterValue>;

const named = ({ id, name }: { readonly id: number; readonly name: string }): FieldOption => ({
  value: id,
  label: name,
});

/** The options of a field, limited by the choices in the fields before it. */
export function fieldOptions(
  words: AppBarWords,
  context: FilterContext,
  filters: Filters,
  field: ChoiceField,
): FieldOption[] {
  const options = filterOptions(context, filters);
  const everyOne = { value: ALL, label: words.all };
  const everyOneFeminine = { value: ALL, label: words.allFeminine };
  const noOne = { value: NONE, label: words.none };
  switch (field) {
    case 'season':
      return [everyOneFeminine, ...sortSeasons(context.tree.seasons).map(named)];
    case 'sector':
      return [everyOne, ...inSpanishOrder(options.sectors.map(named))];
    case 'crop': {
      const crops = options.crops.map((crop) => ({ value: crop.id, label: cropLabel(crop) }));
      return [everyOne, ...inSpanishOrder(crops), ...(options.someWithoutCrop ? [noOne] : [])];
    }
    case 'pest':
      return [everyOneFeminine, ...pestOptions(options.pests), ...(options.someWithoutPest ? [noOne] : [])];
    case 'reportType':
      return REPORT_TYPES.map((value) => ({ value, label: REPORT_TYPE_WORDS[value] }));
  }
}

/** The value of a field: the choice, else the page's usual filter, else all. */
export const fieldValue = (filters: Filters, usual: Filters, field: ChoiceField): FilterValue =>
  filters[field] ?? usual[field] ?? ALL;

/** The filters after a choice; choices of later fields that it excludes are removed. */
export function withChoice(
  context: FilterContext,
  filters: Filters,
  field: ChoiceField,
  value: FilterValue,
): Filters {
  switch (field) {
    case 'season':
      return selectSeason(context, filters, value as NonNullable<Filters['season']>);
    case 'sector':
      return selectSector(context, filters, value as NonNullable<Filters['sector']>);
    case 'crop':
      return selectCrop(context, filters, value as NonNullable<Filters['crop']>);
    case 'pest':
      return { ...filters, pest: value as NonNullable<Filters['pest']> };
    case 'reportType':
      return { ...filters, reportType: value as NonNullable<Filters['reportType']> };
  }
}

/** Days the page shows: the chosen ones, else its usual ones, else those of the season. */
export function fieldDates(context: FilterContext, filters: Filters, usual: Filters) {
  const season = findSeason(context.tree.seasons, filters.season ?? usual.season);
  return effectiveDates({ ...usual, ...filters }, season, context.today);
}

/** The filters without the choice of one field, which returns to its usual value. */
export function withoutChoice(
  context: FilterContext,
  filters: Filters,
  usual: Filters,
  field: FilterField,
): Filters {
  if (field === 'dates') {
    const { dateStart: _start, dateEnd: _end, ...rest } = filters;
    return rest;
  }
  return withChoice(context, filters, field, usual[field] ?? ALL);
}

/** The filters without the choices of these fields; filters that are not among the fields stay. */
export function withoutChoices(filters: Filters, usual: Filters, fields: readonly BarField[]): Filters {
  const gone = new Set<string>(fields.flatMap((field) => (field === 'dates' ? DATES : [field])));
  const kept = Object.entries(filters).filter(([name]) => !gone.has(name));
  const season = usual.season !== undefined && gone.has('season') ? { season: usual.season } : {};
  return { ...Object.fromEntries(kept), ...season };
}
const DATES = ['dateStart', 'dateEnd'] as const;

/** Chips of the filters that differ from the usual ones. */
export function chosenFilters(
  words: AppBarWords,
  context: FilterContext,
  filters: Filters,
  usual: Filters,
  fields: readonly FilterField[],
): ChosenFilter[] {
  return fields.flatMap((field): ChosenFilter[] => {
    if (field === 'dates') {
      const own = DATES.some((end) => filters[end] !== undefined && filters[end] !== usual[end]);
      const { start, end } = fieldDates(context, filters, usual);
      const days = start === end ? formatDate(start) : words.span(formatDate(start), formatDate(end));
      return own ? [{ id: field, label: words.chip(words.dates, days) }] : [];
    }
    const value = fieldValue(filters, usual, field);
    if (value === (usual[field] ?? ALL)) return [];
    const option = fieldOptions(words, context, filters, field).find((each) => each.value === value);
    return [{ id: field, label: words.chip(words[field], option?.label ?? String(value)) }];
  });
}

/** The filters of a page: the usual ones where none are chosen, without unknown values (a stale link). */
export function pageFilters(context: FilterContext, requested: Filters, usual: Filters): Filters {
  const { season: requestedSeason, ...rest } = requested;
  const isKnown = requestedSeason === ALL || findSeason(context.tree.seasons, requestedSeason) !== null;
  const season = isKnown ? requestedSeason : usual.season;
  return keepAvailable(context, { ...usual, ...rest, ...(season === undefined ? {} : { season }) });
}
