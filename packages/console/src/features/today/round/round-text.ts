import type { Reason } from '@vigia/domain/today';
import type { RoundPlan, Stop } from './round-plan.ts';
import type { RoundWords } from './words.ts';

/** Most characters of a link to WhatsApp: longer addresses are cut or refused on the way. */
const MOST_IN_LINK = 1_800;

export interface RoundTextInput {
  readonly plan: RoundPlan;
  readonly client: string;
  /** The day in words. */
  readonly day: string;
  readonly textOf: (reason: Reason) => string;
}

function stopLines(
  { text }: RoundWords,
  stop: Stop,
  number: number,
  textOf: RoundTextInput['textOf'],
): string[] {
  const { station, field, reasons, isDone } = stop;
  const { position } = station;
  return [
    text.stop(number, station.name, field, isDone),
    ...reasons.map((reason) => text.todo(textOf(reason))),
    ...(position ? [text.place(position.latitude, position.longitude)] : []),
  ];
}

/** The round as a text of lines: title, length, and each stop with what is to be done and where it is. */
export function roundText(words: RoundWords, { plan, client, day, textOf }: RoundTextInput): string {
  const { title, summary } = words.text;
  const head = [title(client, day), summary(plan.stops.length, plan.metres)];
  const stops = plan.stops.map((stop, i) => stopLines(words, stop, i + 1, textOf).join('\n'));
  return [head.join('\n'), ...stops].join('\n\n');
}

/** An address that opens WhatsApp with a text; a long text loses its last stops, whole. */
export function whatsAppHref(text: string): string {
  const parts = text.split('\n\n');
  const hrefOf = (count: number) =>
    `https://wa.me/?text=${encodeURIComponent([...parts.slice(0, count), ...(count < parts.length ? ['…'] : [])].join('\n\n'))}`;
  let count = parts.length;
  while (count > 1 && hrefOf(count).length > MOST_IN_LINK) count -= 1;
  return hrefOf(count);
}
