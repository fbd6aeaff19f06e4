import type { SeasonId, SectorId, UserId } from '../entities/ids.ts';
import type { ReportDelivery, ScheduledReport } from '../entities/scheduled-report.ts';
import type { SectorScope } from '../entities/user.ts';
import { formatDateTime } from '../es/dates.ts';
import { FIELD_MESSAGES } from '../es/field-messages.ts';
import { DELIVERY_WORDS, PERIODICITY_WORDS, SCHEDULE_MESSAGES, type SchedulePair } from '../es/schedules.ts';
import type { Season } from '../farm/season.ts';
import type { ReportType } from '../filters/filters.ts';
import { type FieldErrors, fieldErrors, whenBlank } from '../forms/field-errors.ts';
import { spanErrors } from '../forms/inputs.ts';
import { cronOf, type Periodicity, periodicityOf } from './periodicities.ts';

/** The dialog "Crear informes programados": one schedule for each user and sector. */
export interface ScheduleDraft {
  readonly userIds: readonly UserId[];
  readonly sectorIds: readonly SectorId[];
  readonly seasonId: SeasonId | null;
  readonly start: string;
  readonly end: string;
  readonly periodicity: Periodicity;
  readonly reportType: ReportType;
}

/** As the dialog opens: the season's dates, weekly, the complete report. */
export function newScheduleDraft(season: Pick<Season, 'id' | 'start' | 'end'> | null): ScheduleDraft {
  return {
    userIds: [],
    sectorIds: [],
    seasonId: season?.id ?? null,
    start: season?.start ?? '',
    end: season?.end ?? '',
    periodicity: 'weekly_monday',
    reportType: 'all',
  };
}

type ScheduleField = 'userIds' | 'sectorIds' | 'seasonId' | 'start' | 'end';

/** @param sectorsOf what each person sees; chosen fields that none of the chosen persons sees are an error */
export function validateSchedule(
  draft: ScheduleDraft,
  sectorsOf: SectorsOfUser = everybodySeesAll,
): FieldErrors<ScheduleField> {
  const some = (list: readonly number[]) => (list.length === 0 ? FIELD_MESSAGES.scheduleIncomplete : null);
  const { made, leftOut } = scheduleCounts(draft, sectorsOf);
  return fieldErrors({
    userIds: some(draft.userIds),
    sectorIds: some(draft.sectorIds) ?? (made === 0 && leftOut > 0 ? SCHEDULE_MESSAGES.nobodySees : null),
    seasonId: whenBlank(draft.seasonId, FIELD_MESSAGES.scheduleIncomplete),
    ...spanErrors(draft.start, draft.end),
  });
}

/** One report for one person, as it is requested; its days as they were typed. */
export interface NewSchedule
  extends Pick<ScheduledReport, 'userId' | 'sectorId' | 'seasonId' | 'cronExpression' | 'reportType'> {
  readonly start: string;
  readonly end: string;
}

/** The sectors each person sees; a report is scheduled for nobody who may not see its sector. */
export type SectorsOfUser = (userId: UserId) => SectorScope;

const everybodySeesAll: SectorsOfUser = () => 'all';

const seenOf = (sectorIds: readonly SectorId[], seen: SectorScope): readonly SectorId[] =>
  seen === 'all' ? sectorIds : sectorIds.filter((id) => seen.has(id));

/**
 * One schedule for each user with each sector that the user sees, users first.
 *
 * @returns empty for a draft without users, sectors or season
 */
export function schedulesOf(
  draft: ScheduleDraft,
  sectorsOf: SectorsOfUser = everybodySeesAll,
): NewSchedule[] {
  const { seasonId, start, end, reportType } = draft;
  if (seasonId === null) return [];
  const cronExpression = cronOf(draft.periodicity);
  return draft.userIds.flatMap((userId) =>
    seenOf(draft.sectorIds, sectorsOf(userId)).map((sectorId) => ({
      userId,
      sectorId,
      seasonId,
      start,
      end,
      cronExpression,
      reportType,
    })),
  );
}

/** How many schedules a draft makes, and how many pairs of user and sector it leaves out. */
export function scheduleCounts(
  { userIds, sectorIds }: Pick<ScheduleDraft, 'userIds' | 'sectorIds'>,
  sectorsOf: SectorsOfUser,
): { readonly made: number; readonly leftOut: number } {
  const made = userIds.reduce((sum, id) => sum + seenOf(sectorIds, sectorsOf(id)).length, 0);
  return { made, leftOut: userIds.length * sectorIds.length - made };
}

/** The result of one of the calls. */
export type ScheduleOutcome = SchedulePair & { readonly result: 'created' | 'forbidden' | 'failed' };

/** What the snackbar says when all calls are answered: a refusal before failures, failures by name. */
export function scheduleNotice(outcomes: readonly ScheduleOutcome[]): string {
  if (outcomes.some(({ result }) => result === 'forbidden')) return SCHEDULE_MESSAGES.accessDenied;
  const failed = outcomes.filter(({ result }) => result === 'failed');
  return failed.length > 0 ? SCHEDULE_MESSAGES.createFailed(failed) : SCHEDULE_MESSAGES.created;
}

/** As the table shows the last delivery: when it was, or why it failed. */
export function deliveryText(delivery: ReportDelivery | null): string {
  if (delivery === null) return '';
  const { state, sentAt, dueAt, problem } = delivery;
  const text = `${DELIVERY_WORDS[state]}, ${formatDateTime(sentAt ?? dueAt)}`;
  return problem === null ? text : `${text}: ${problem}`;
}

/** The periodicity in the table: in words, or the expression as it is. */
export function periodicityText(expression: string): string {
  const periodicity = periodicityOf(expression);
  return periodicity === null ? expression : PERIODICITY_WORDS[periodicity];
}
