import type { FieldEvent } from '../entities/event.ts';
import type { SectorId } from '../entities/ids.ts';
import type { Product } from '../farm/product.ts';
import { sameText } from '../farm/same-text.ts';
import type { DayRange } from '../series/daily.ts';
import type { IsoDate } from '../units.ts';

/** An application as it was reported: its product is a text that people typed. */
export type Application = Pick<FieldEvent, 'type' | 'sectorId' | 'date' | 'product'>;

/** The client's product that a report names, whatever its case and accents; one in use before an archived one. */
export function productNamed(products: readonly Product[], name: string | null): Product | null {
  const same = products.filter((product) => name !== null && sameText(product.name, name));
  return same.find(({ archived }) => !archived) ?? same[0] ?? null;
}

/** Applications in a field within the days, both included, the oldest first. */
export function applicationsIn<Event extends Application>(
  events: readonly Event[],
  sectorId: SectorId,
  { start, end }: DayRange,
): Event[] {
  return events
    .filter(({ type, sectorId: at }) => type === 'agrochemical_application' && at === sectorId)
    .filter(({ date }) => start <= date && date <= end)
    .sort((a, b) => a.date.localeCompare(b.date));
}

/** How many of the applications were of the product. */
export const timesApplied = (applications: readonly Application[], { name }: Pick<Product, 'name'>): number =>
  applications.filter(({ product }) => product !== null && sameText(product, name)).length;

/** The season of a day: of several that have it the one that began last; null where none has it. */
export function seasonOfDay<Season extends DayRange>(
  seasons: readonly Season[],
  date: IsoDate,
): Season | null {
  const having = seasons.filter(({ start, end }) => start <= date && date <= end);
  return having.reduce<Season | null>((last, each) => (last && last.start >= each.start ? last : each), null);
}
