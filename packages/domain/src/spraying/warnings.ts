import type { CropId, PestId, SectorId } from '../entities/ids.ts';
import { sharedGroups } from '../farm/mode-of-action.ts';
import type { Product } from '../farm/product.ts';
import type { DayRange } from '../series/daily.ts';
import type { IsoDate } from '../units.ts';
import { type Application, applicationsIn, productNamed, timesApplied } from './applications.ts';
import { firstHarvestDay, type Interval, intervalFor } from './intervals.ts';

/** A rule that an application breaks. It is said and never forbidden. */
export type SprayWarning =
  /** It was applied as often as it may be in the season already. */
  | { readonly kind: 'too-often'; readonly times: number; readonly most: number }
  /** The harvest is before the first day on which it may be. */
  | {
      readonly kind: 'before-harvest';
      readonly harvest: IsoDate;
      readonly first: IsoDate;
      readonly interval: Interval;
    }
  /** The last application of the same classification had a mode of action of this product. */
  | {
      readonly kind: 'same-mode';
      readonly groups: readonly string[];
      readonly product: string;
      readonly date: IsoDate;
    }
  /** The product says what it is for, and this is not among it. */
  | { readonly kind: 'other-pest' | 'other-crop' };

/** An application that is meant: what, where, when and what for. */
export interface MeantApplication {
  readonly product: Product;
  readonly sectorId: SectorId;
  readonly date: IsoDate;
  /** Null where it is not said. */
  readonly pestId: PestId | null;
  /** Crops of the field; empty where they are not known. */
  readonly cropIds: readonly CropId[];
}

/** What is known of the field. */
export interface FieldState {
  readonly products: readonly Product[];
  /** Reports, of any kind and field, this application not among them. */
  readonly events: readonly Application[];
  /** The season of the day; without one no application of it is counted. */
  readonly season: DayRange | null;
  /** Null while it is not known. */
  readonly harvest: IsoDate | null;
  /** Where the fruit goes; null for the label's days alone. */
  readonly market: string | null;
}

/** The last application up to the day whose product has a mode of action of the same classification, if groups are shared. */
function sameModeBefore(
  { product, date }: MeantApplication,
  { products }: FieldState,
  applied: readonly Application[],
): SprayWarning | null {
  const classified = applied
    .filter((application) => application.date <= date)
    .flatMap((application) => {
      const known = productNamed(products, application.product);
      const isComparable =
        known !== null && known.modeScheme === product.modeScheme && known.modeGroups !== '';
      return isComparable ? [{ date: application.date, product: known }] : [];
    });
  const lastDay = classified.at(-1)?.date;
  for (const last of classified.filter((each) => each.date === lastDay)) {
    const groups = sharedGroups(product, last.product);
    if (groups.length > 0) return { kind: 'same-mode', groups, product: last.product.name, date: last.date };
  }
  return null;
}

function beforeHarvest(
  { product, date }: MeantApplication,
  { harvest, market }: FieldState,
): SprayWarning | null {
  const interval = intervalFor(product, market);
  if (interval === null || harvest === null || harvest < date) return null;
  const first = firstHarvestDay(date, interval.days);
  return first > harvest ? { kind: 'before-harvest', harvest, first, interval } : null;
}

const isOther = <Id>(said: readonly Id[], wanted: readonly Id[]): boolean =>
  said.length > 0 && wanted.length > 0 && !wanted.some((id) => said.includes(id));

/** The rules that an application would break; empty where it breaks none, or what they need is not known. */
export function sprayWarnings(meant: MeantApplication, state: FieldState): readonly SprayWarning[] {
  const { product, sectorId, pestId, cropIds } = meant;
  const applied = state.season === null ? [] : applicationsIn(state.events, sectorId, state.season);
  const times = timesApplied(applied, product);
  const most = product.mostApplications;
  const found: readonly (SprayWarning | null)[] = [
    beforeHarvest(meant, state),
    most !== null && times >= most ? { kind: 'too-often', times, most } : null,
    sameModeBefore(meant, state, applied),
    isOther(product.pestIds, pestId === null ? [] : [pestId]) ? { kind: 'other-pest' } : null,
    isOther(product.cropIds, cropIds) ? { kind: 'other-crop' } : null,
  ];
  return found.filter((each) => each !== null);
}
