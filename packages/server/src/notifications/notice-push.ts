import type { PushMessage } from '@vigia/api/contract';
import { counted, NOTIFICATION_KIND_WORDS, notificationSentence } from '@vigia/domain/es';
import type { Notification } from '@vigia/domain/farm';
import type { NamesOf } from './notice-names.ts';

/** Screens of phones show about so much, and messages are small. */
const LONGEST_TEXT = 240;
const LIST = '/notifications';

/** The message of new notices to a phone: the notice itself, or how many there are with the newest one. */
export function noticePush(notices: readonly Notification[], names: NamesOf): PushMessage {
  const [newest] = notices;
  if (newest === undefined) throw new RangeError('no notice to tell of');
  const { kind, subject, id } = newest;
  const sentence = shortened(notificationSentence(kind, subject, names(subject)));
  if (notices.length === 1)
    return {
      title: NOTIFICATION_KIND_WORDS[kind],
      text: sentence,
      link: linkOf(newest),
      tag: `notice-${id}`,
    };
  const title = counted(notices.length, 'notificación nueva', 'notificaciones nuevas');
  return { title, text: sentence, link: LIST, tag: 'notices' };
}

/** The station; else the list, which leads to the chart. */
const linkOf = ({ subject: { stationId } }: Notification): string =>
  stationId === null ? LIST : `/station/${stationId}`;

const shortened = (text: string): string =>
  text.length <= LONGEST_TEXT ? text : `${text.slice(0, LONGEST_TEXT - 1).trimEnd()}…`;
