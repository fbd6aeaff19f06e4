import { ALL_MONTHS, type ChipRule, documentRule, thresholdMonths } from '@vigia/domain/captures';
import {
  type CaptureThreshold,
  type CaptureThresholdDraft,
  type ClientTree,
  EMPTY_CAPTURE_THRESHOLD,
  isRetiredPest,
  type Pest,
} from '@vigia/domain/farm';

/** Months of a pest on end that follow the same threshold. */
export interface ThresholdRow {
  readonly id: string;
  readonly pest: Pest;
  /** 1–12, from the first one on; they may cross the turn of the year. */
  readonly months: readonly number[];
  /** The client's own; null where the document's holds. */
  readonly own: CaptureThreshold | null;
  /** What the pest's document says, in whichever months; null where it says nothing. */
  readonly model: ChipRule | null;
  /** What holds in these months; null for none. */
  readonly rule: Pick<ChipRule, 'days' | 'okUpTo' | 'warningUpTo'> | null;
  /** How many stations in use follow the pest. */
  readonly stations: number;
}

/** Months on end, in a year that goes round. */
function runsOf(months: readonly number[]): (readonly number[])[] {
  if (months.length === ALL_MONTHS.length) return [ALL_MONTHS];
  const has = (month: number) => months.includes(((month + 11) % 12) + 1);
  return months
    .filter((month) => !has(month - 1))
    .map((monthFrom) => {
      let monthTo = monthFrom;
      while (has(monthTo + 1)) monthTo += 1;
      return thresholdMonths({ monthFrom, monthTo: ((monthTo - 1) % 12) + 1 });
    });
}

/** The whole year of one pest, by the first month of each row. */
function rowsOfPest(pest: Pest, all: readonly CaptureThreshold[], stations: number): ThresholdRow[] {
  const own = all.filter(({ pestId }) => pestId === pest.id);
  const model = documentRule(pest.id);
  const taken = new Set(own.flatMap(thresholdMonths));
  const free = ALL_MONTHS.filter((month) => !taken.has(month));
  const isOfModel = (month: number) => model?.months.includes(month) === true;
  const rest = [free.filter(isOfModel), free.filter((month) => !isOfModel(month))].flatMap(runsOf);
  const common = { pest, model, stations };
  return [
    ...own.map((each) => ({
      ...{ id: `own ${each.id}`, months: thresholdMonths(each), own: each, rule: each },
      ...common,
    })),
    ...rest.map((months) => ({
      ...{ id: `${pest.id} ${months[0]}`, months, own: null },
      ...{ rule: isOfModel(months[0]!) ? model : null, ...common },
    })),
  ].sort((a, b) => a.months[0]! - b.months[0]!);
}

/** Pests that stations in use follow come first; a retired one only if it is followed or has thresholds. */
export function thresholdRows(
  pests: readonly Pest[],
  { stations, thresholds }: Pick<ClientTree, 'stations' | 'thresholds'>,
): ThresholdRow[] {
  const followers = ({ id }: Pest) => stations.filter(({ pestId }) => pestId === id).length;
  const shown = pests
    .map((pest) => ({ pest, count: followers(pest) }))
    .filter(
      ({ pest: { id }, count }) =>
        count > 0 || !isRetiredPest(id) || thresholds.some(({ pestId }) => pestId === id),
    )
    .sort(
      (a, b) => Number(b.count > 0) - Number(a.count > 0) || a.pest.name.localeCompare(b.pest.name, 'es'),
    );
  return shown.flatMap(({ pest, count }) => rowsOfPest(pest, thresholds, count));
}

/** What the form opens with: the row's own threshold, or one that begins with what holds in its months. */
export function draftOf({ pest, months, rule }: ThresholdRow): CaptureThresholdDraft {
  const { days, okUpTo, warningUpTo } = rule ?? EMPTY_CAPTURE_THRESHOLD;
  return {
    ...{ pestId: pest.id, monthFrom: months[0] ?? null, monthTo: months.at(-1) ?? null },
    ...{ days, okUpTo, warningUpTo },
  };
}
