import { dayOfInstant, type IsoDate } from '@vigia/domain';
import { blindCamera, formatShortDay, HEALTH_CODE_WORDS } from '@vigia/domain/es';
import type { ClientTree, Pest } from '@vigia/domain/farm';
import type { DeviceReason, Reason } from '@vigia/domain/today';
import type { TodayWords } from './words.ts';

/** The names of what reasons are about. */
export interface ReasonNames {
  readonly stations: ReadonlyMap<number, string>;
  readonly pests: ReadonlyMap<number, string>;
  readonly today: IsoDate;
}

export const reasonNames = (
  { stations }: Pick<ClientTree, 'stations'>,
  pests: readonly Pest[],
  today: IsoDate,
): ReasonNames => ({
  stations: new Map(stations.map(({ id, name }) => [id, name])),
  pests: new Map(pests.map(({ id, name }) => [id, name])),
  today,
});

/** The station or pest of a reason; null for mildew. */
export function subjectText(words: TodayWords, reason: Reason, names: ReasonNames): string | null {
  if ('stationId' in reason) return names.stations.get(reason.stationId) ?? words.goneStation;
  return reason.kind === 'mildew' ? null : (names.pests.get(reason.pestId) ?? words.gonePest);
}

function deviceText(words: TodayWords, reason: DeviceReason, station: string, today: IsoDate): string {
  const { kind, codes, lastDate, nodeSerial, state } = reason;
  const faults = codes.map((code) => HEALTH_CODE_WORDS[code]).join('; ');
  if (kind === 'device') {
    const since = lastDate !== null && state === 'error' ? formatShortDay(dayOfInstant(lastDate)) : null;
    return words.device(station, nodeSerial, faults, since);
  }
  const blind = blindCamera({ state, errors: codes, lastDate, lastValue: null }, today);
  return words.camera(station, blind ?? faults);
}

/** A reason in a sentence without its full stop: what is the matter, where, with figure and unit. */
export function reasonText(words: TodayWords, reason: Reason, names: ReasonNames): string {
  const subject = subjectText(words, reason, names) ?? '';
  switch (reason.kind) {
    case 'captures':
      return words.captures(reason, subject);
    case 'milestone':
      return words.milestone(reason, subject);
    case 'mildew':
      return words.mildew(reason);
    case 'lure':
    case 'paper':
      return words.expiry(reason, subject);
    case 'device':
    case 'camera':
      return deviceText(words, reason, subject, names.today);
    case 'uncounted':
      return words.uncounted(reason, subject, names.pests.get(reason.pestId) ?? words.gonePest);
  }
}
