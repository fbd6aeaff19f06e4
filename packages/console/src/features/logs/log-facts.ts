import { BIOFIX_TYPE_WORDS, formatNumber } from '@vigia/domain/es';
import { type LogType, lureDays } from '@vigia/domain/events';
import type { LureSettings } from '@vigia/domain/farm';
import type { LogRow } from './log-rows.ts';
import type { LogWords } from './words.ts';

/** As many as somebody wrote. */
const decimalsOf = (figure: number): number => String(figure).split('.')[1]?.length ?? 0;

export const doseText = ({
  event: { dose, measure },
}: {
  readonly event: Pick<LogRow['event'], 'dose' | 'measure'>;
}): string | null =>
  dose === null ? null : `${formatNumber(dose, decimalsOf(dose))} ${measure ?? ''}`.trim();

function newLure(words: LogWords, lure: LureSettings | null): string | null {
  const days = lureDays(lure);
  return days && words.newLure(days.expirationDays);
}

type Fact = (row: LogRow) => string | null;

const biofixType: Fact = ({ event }) => event.biofixType && BIOFIX_TYPE_WORDS[event.biofixType];

/** The important fields of each kind of event, the most important first. */
const factsOf = (words: LogWords): Readonly<Record<LogType, readonly Fact[]>> => ({
  install_log: [({ event }) => newLure(words, event.lure)],
  swap_log: [({ event }) => event.oldNodeSerial && words.replaces(event.oldNodeSerial)],
  maintenance_log: [({ event }) => newLure(words, event.lure)],
  pesticide_log: [({ event }) => event.product, doseText, ({ pest }) => pest],
  biofix_log: [biofixType, ({ pest }) => pest],
});

/** What was done, in one line: the facts of its kind, then the comment. */
export function doneText(words: LogWords, type: LogType, row: LogRow): string {
  const facts = [...factsOf(words)[type].map((fact) => fact(row)), row.event.comments.trim()];
  return facts.filter((fact) => fact !== null && fact !== '').join(' · ') || words.noComments;
}
