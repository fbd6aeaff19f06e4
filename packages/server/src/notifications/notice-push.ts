import type { PushMessage } from '@vigia/api/contract';
import { counted, NOTIFICATION_KIND_WORDS, notificationSentence } from '@vigia/domain/es';
import type { LetterNews } from './tell-news.ts';

/** Screens of phones show about so much, and messages are small. */
const LONGEST_TEXT = 240;

/** The message of new notices to a phone: the notice itself, or how many there are with the newest one. It opens what they are about. */
export function noticePush({ notices, names, links }: LetterNews): PushMessage {
  const [newest] = notices;
  if (newest === undefined) throw new RangeError('no notice to tell of');
  const { kind, subject, id } = newest;
  const sentence = shortened(notificationSentence(kind, subject, names(subject)));
  if (notices.length === 1)
    return {
      title: NOTIFICATION_KIND_WORDS[kind],
      text: sentence,
      link: links.of(newest),
      tag: `notice-${id}`,
    };
  const title = counted(notices.length, 'notificación nueva', 'notificaciones nuevas');
  const pages = new Set(notices.map(links.of));
  return { title, text: sentence, link: pages.size === 1 ? links.of(newest) : links.list, tag: 'notices' };
}

const shortened = (text: string): string =>
  text.length <= LONGEST_TEXT ? text : `${text.slice(0, LONGEST_TEXT - 1).trimEnd()}…`;
