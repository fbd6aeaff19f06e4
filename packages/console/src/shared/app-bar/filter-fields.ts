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

/** Fields with a list of choices, in the order in which one narrows the next. */
export const CHOICE_FIELDS = ['season', 'sector', 'crop', 'pest', 'reportType'] as const;
export type ChoiceField = (typeof CHOICE_FIELDS)[number];
/** What a page may let its readers filter by in its query. */
export type FilterField = ChoiceField | 'dates';
/** What a page may be filtered by beside its query. */
export type OwnField = 'station' | 'logType';
export type BarField = FilterField | OwnField;

export type FilterValue = number | string;
type FieldOption = Option<FilterValue>;

const named = ({ id, name }: { readonly id: number; readonly name: string }): FieldOption => ({
  value: id,
  label: name,
});

/** What a field lets one choose, given the choices before it. */
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

/** What a field shows: the choice, else what the page shows by itself, else all. */
export const fieldValue = (filters: Filters, usual: Filters, field: ChoiceField): FilterValue =>
  filters[field] ?? usual[field] ?? ALL;

/** The filters after a choice: fields behind it let go of what it rules out. */
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

/** Days the page shows: those chosen, its own, or those of the season. */
export function fieldDates(context: FilterContext, filters: Filters, usual: Filters) {
  const season = findSeason(context.tree.seasons, filters.season ?? usual.season);
  return effectiveDates({ ...usual, ...filters }, season, context.today);
}

/** Without a field's choice: the page shows what it shows by itself. */
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

/** Without any choice of the fields; what the page does not filter by stays. */
export function withoutChoices(filters: Filters, usual: Filters, fields: readonly BarField[]): Filters {
  const gone = new Set<string>(fields.flatMap((field) => (field === 'dates' ? DATES : [field])));
  const kept = Object.entries(filters).filter(([name]) => !gone.has(name));
  const season = usual.season !== undefined && gone.has('season') ? { season: usual.season } : {};
  return { ...Object.fromEntries(kept), ...season };
}
const DATES = ['dateStart', 'dateEnd'] as const;

/** What differs from what the page shows by itself, in words. */
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

/** The filters a page works with: its own where none are chosen, and nothing that is not there (a stale link). */
export function pageFilters(context: FilterContext, asked: Filters, usual: Filters): Filters {
  const { season: askedSeason, ...rest } = asked;
  const isKnown = askedSeason === ALL || findSeason(context.tree.seasons, askedSeason) !== null;
  const season = isKnown ? askedSeason : usual.season;
  return keepAvailable(context, { ...usual, ...rest, ...(season === undefined ? {} : { season }) });
}
