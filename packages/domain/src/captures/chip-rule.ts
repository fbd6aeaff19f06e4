import { PEST_HEADS } from '../catalogue/documents/heads.ts';
import { installedPests } from '../catalogue/installed.ts';
import type { ChipDocument } from '../catalogue/pest-document.ts';
import { type UsedDocument, usedDocument } from '../catalogue/used-document.ts';
import type { PestId } from '../entities/ids.ts';
import type { CaptureThreshold } from '../farm/capture-threshold.ts';
import type { IsoDate } from '../units.ts';
import { ALL_MONTHS, thresholdMonths } from './threshold-months.ts';

/** Green, yellow, red, or no colour where no rule exists. */
export type ChipLevel = 'ok' | 'warning' | 'error' | 'neutral';

/** Where a pest's chip changes colour, and whose rule that is. */
export interface ChipRule extends Omit<Required<ChipDocument>, 'months'> {
  /** Months (1–12) in which it holds. */
  readonly months: readonly number[];
  /** The document it stands in; null for a threshold of the client's own. */
  readonly document: UsedDocument | null;
  /** Since which day the client's own threshold holds as it is; null for a document's. */
  readonly since: IsoDate | null;
}

/** Days that are summed up where no rule says otherwise. */
export const USUAL_CHIP_DAYS = 7;

const OF_DOCUMENTS: ReadonlyMap<PestId, ChipDocument> = installedPests(
  PEST_HEADS.flatMap(({ id, chip }) => (chip ? [[id, chip] as const] : [])),
  ({ chip }) => chip,
);

/**
 * The rule of a pest's chip (administration.md §9): the client's threshold for the month, or else what the pest's
 * document says for it. For the fruit fly one insect is an alarm.
 *
 * @param date the last of the days that are summed up
 * @param ofClient thresholds of the client whose captures these are
 * @returns null where no rule exists
 */
export function chipRule(
  pestId: PestId,
  date: IsoDate,
  ofClient: readonly CaptureThreshold[],
): ChipRule | null {
  const month = Number(date.slice(5, 7));
  const own = ofClient.find((each) => each.pestId === pestId && thresholdMonths(each).includes(month));
  if (own) {
    const { days, okUpTo, warningUpTo, setOn } = own;
    return { days, okUpTo, warningUpTo, months: thresholdMonths(own), document: null, since: setOn };
  }
  const rule = documentRule(pestId);
  return rule?.months.includes(month) ? rule : null;
}

/** What a pest's document says of its chip, whatever clients set; null where it says nothing. */
export function documentRule(pestId: PestId): ChipRule | null {
  const chip = OF_DOCUMENTS.get(pestId);
  if (!chip) return null;
  const { months = ALL_MONTHS, ...rule } = chip;
  return { ...rule, months, document: usedDocument(pestId), since: null };
}

/**
 * Colour of a pest's chip by its captures of the days of its rule.
 *
 * @returns null (no chip value) when the count is unknown: undefined or `NaN`
 */
export function chipLevel(rule: ChipRule | null, count: number | undefined): ChipLevel | null {
  if (count === undefined || Number.isNaN(count)) return null;
  if (!rule) return 'neutral';
  if (count <= rule.okUpTo) return 'ok';
  return count <= rule.warningUpTo ? 'warning' : 'error';
}
