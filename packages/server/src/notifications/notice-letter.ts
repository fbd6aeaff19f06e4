import { NOTIFICATION_KIND_WORDS, notificationSentence } from '@vigia/domain/es';
import type { Notification } from '@vigia/domain/farm';
import type { Letter } from '../mail/mailer.ts';
import type { NoticeLinks } from './notice-links.ts';
import type { NamesOf } from './notice-names.ts';

export interface NoticeLetterInput {
  /** Newest first, as in the console. */
  readonly notices: readonly Notification[];
  readonly names: NamesOf;
  readonly links: NoticeLinks;
  readonly reader: { readonly email: string; readonly first_name: string };
  readonly supportEmail: string;
  readonly url?: string | undefined;
  readonly messageId: string;
}

const sentenceOf = ({ kind, subject }: Notification, names: NamesOf): string =>
  `${NOTIFICATION_KIND_WORDS[kind]}: ${notificationSentence(kind, subject, names(subject))}`;

/** Notices listed in one letter; of the others only the number is given. */
const MAX_NOTICES = 40;

/** The letter with the new notices of a person, in the same sentences as in the console. */
export function noticeLetter(input: NoticeLetterInput): Letter {
  const { notices, names, links, reader, supportEmail, url } = input;
  const lines = notices
    .slice(0, MAX_NOTICES)
    .map(
      (notice) => `- ${sentenceOf(notice, names)}${url === undefined ? '' : `\n  ${url}${links.of(notice)}`}`,
    );
  const more = notices.length - lines.length;
  const text = [
    `Estimado/a ${reader.first_name.trim() || reader.email}:`,
    notices.length === 1 ? 'Tiene una notificación nueva.' : `Tiene ${notices.length} notificaciones nuevas.`,
    [...lines, ...(more > 0 ? [`- y ${more} más.`] : [])].join('\n'),
    `Dejará de recibir estos correos si apaga los avisos por correo en «Cómo me avisan», en el menú de su cuenta. Dudas: ${supportEmail}.`,
    ...(url === undefined ? [] : [`${url}${links.list}`]),
  ].join('\n\n');
  const [only] = notices;
  const subject =
    notices.length === 1 ? NOTIFICATION_KIND_WORDS[only!.kind] : `${notices.length} notificaciones nuevas`;
  return { to: reader.email, subject: `Vigía: ${subject}`, text, messageId: input.messageId };
}
