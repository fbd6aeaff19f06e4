import type { StationSource, TiedStation } from '@vigia/api/client';
import { DAY_MS, type EpochMs } from '@vigia/domain';
import { formatMinute } from '@vigia/domain/es';
import type { Status } from '@vigia/ui';
import type { StationSourceWords } from './words.ts';

/** A state in words, with what follows from it. */
export interface ShownState {
  readonly status: Status;
  readonly label: string;
  /** Sentences; empty where the label says all. */
  readonly hint: string;
}

/** From so long without a reading on, a station that is pulled without faults is doubtful, ms. */
const SILENT_MS = DAY_MS;

type Failed = Pick<StationSource, 'failure' | 'failureText' | 'nextAt'>;

/** The maker's own answer, which begins with a status of HTTP; our own notes about a fault are not for readers. */
const answerOf = (words: StationSourceWords, text: string | null): string[] =>
  text !== null && /^\d{3} ./.test(text) ? [`${words.answer(text)}.`] : [];

const retryOf = ({ state }: StationSourceWords, nextAt: EpochMs, now: EpochMs): string =>
  nextAt > now ? state.again(formatMinute(nextAt)) : state.soon;

const hintOf = (words: StationSourceWords, { failureText, nextAt }: Failed, now: EpochMs): string =>
  [...answerOf(words, failureText), retryOf(words, nextAt, now)].join(' ');

/** How an account is, as its card says it. */
export function stateOfSource(words: StationSourceWords, source: StationSource, now: EpochMs): ShownState {
  const { state } = words;
  if (source.state === 'keys-refused')
    return { status: 'error', label: state.keysRefused, hint: state.keysRefusedHint };
  if (source.state === 'paused') return { status: 'neutral', label: state.paused, hint: state.pausedHint };
  if (source.failure !== null)
    return {
      ...{ status: 'warning', label: state.troubled },
      hint: `${words.failures[source.failure]}. ${hintOf(words, source, now)}`,
    };
  if (source.stations.length === 0)
    return { status: 'neutral', label: state.unlinked, hint: state.unlinkedHint };
  if (source.answeredAt === null) return { status: 'neutral', label: state.waiting, hint: state.waitingHint };
  if (source.stations.some((station) => stateOfStation(words, station, now).status === 'warning'))
    return {
      status: 'warning',
      label: state.troubled,
      hint: state.answered(formatMinute(source.answeredAt)),
    };
  return { status: 'ok', label: state.well, hint: state.answered(formatMinute(source.answeredAt)) };
}

/** How one of its stations is. */
export function stateOfStation(words: StationSourceWords, station: TiedStation, now: EpochMs): ShownState {
  if (station.failure !== null)
    return {
      ...{ status: 'warning', label: words.failures[station.failure] },
      hint: hintOf(words, station, now),
    };
  if (station.lastReading === null) return { status: 'neutral', label: words.station.noneYet, hint: '' };
  if (now - station.lastReading > SILENT_MS)
    return { status: 'warning', label: words.station.silent, hint: '' };
  return { status: 'ok', label: words.station.well, hint: '' };
}
