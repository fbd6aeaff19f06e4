import type { IsoDate } from '@vigia/domain';
import {
  actText,
  counted,
  formatDay,
  NOTIFICATION_SEVERITY_WORDS,
  type NothingToday,
  nothingToday,
  reasonText,
} from '@vigia/domain/es';
import { severityOf } from '@vigia/domain/today';
import { escaped, letterHtml, linked } from '../mail/letter-html.ts';
import type { Letter } from '../mail/mailer.ts';
import type { ClientToday } from './read-clients.ts';
import type { FieldLine } from './today-lines.ts';

export interface TodayLetterInput {
  /** At least one. With several, each has its own heading. */
  readonly clients: readonly ClientToday[];
  readonly day: IsoDate;
  /** Opens the choice of the days. */
  readonly settingsHref: string | undefined;
  readonly reader: { readonly email: string; readonly first_name: string };
  readonly supportEmail: string;
  readonly messageId: string;
}

const UNSUBSCRIBE = 'Cambiar los días o dejar de recibirlo';

const askingIn = (clients: readonly ClientToday[]): number =>
  clients.reduce((sum, { fields, hidden }) => sum + fields.length + hidden, 0);

/** What the letter is about, and what is not known where no field asks for anything. */
function headingOf(clients: readonly ClientToday[]): NothingToday {
  if (clients.every(({ isBetweenSeasons }) => isBetweenSeasons))
    return { title: 'No hay una temporada en curso', unknown: null };
  const asking = askingIn(clients);
  if (asking === 0) {
    const sum = (of: (one: ClientToday) => number) => clients.reduce((all, one) => all + of(one), 0);
    return nothingToday(
      sum((one) => one.counted.without),
      sum((one) => one.counted.of),
    );
  }
  const who = asking === 1 ? '1 campo pide' : `${asking} campos piden`;
  return { title: `Hoy ${who} atención`, unknown: null };
}

function reasonsOf({ reasons, more, names }: FieldLine): string {
  const texts = reasons.map((reason) => reasonText(reason, names));
  return [...texts, ...(more > 0 ? [`y ${counted(more, 'motivo más', 'motivos más')}`] : [])].join('; ');
}
const urgencyOf = ({ reasons: [worst] }: FieldLine): string =>
  NOTIFICATION_SEVERITY_WORDS[severityOf(worst!)].toLowerCase();

function textLine(field: FieldLine): string {
  const { name, href, act, actHref } = field;
  return [
    `- ${name} (${urgencyOf(field)}): ${reasonsOf(field)}.`,
    ...(href === undefined ? [] : [`  Ver el campo: ${href}`]),
    ...(act && actHref !== undefined ? [`  ${actText(act)}: ${actHref}`] : []),
  ].join('\n');
}

function htmlLine(field: FieldLine): string {
  const { name, href, act, actHref } = field;
  const next = act && actHref !== undefined ? ` ${linked(actText(act), actHref)}` : '';
  return `<li style="margin:0 0 12px"><strong>${linked(name, href)}</strong> (${urgencyOf(field)}): ${escaped(reasonsOf(field))}.${next}</li>`;
}

const restOf = ({ hidden }: ClientToday): string[] =>
  hidden > 0 ? [`Y ${counted(hidden, 'campo más', 'campos más')} en Hoy.`] : [];
const link = ({ client }: ClientToday, isOne: boolean): string =>
  isOne ? 'Ver Hoy' : `Ver Hoy de ${client}`;

/** What a letter says of a client; its name is above it unless it is the only one. */
function textPart(part: ClientToday, isOne: boolean): string[] {
  const { client, fields, todayHref } = part;
  return [
    ...(isOne ? [] : [client]),
    ...(fields.length > 0 ? [fields.map(textLine).join('\n')] : []),
    ...restOf(part),
    ...(todayHref === undefined ? [] : [`${link(part, isOne)}: ${todayHref}`]),
  ];
}

function htmlPart(part: ClientToday, isOne: boolean): string[] {
  const { client, fields, todayHref } = part;
  return [
    ...(isOne ? [] : [`<h2 style="margin:24px 0 8px;font-size:17px">${escaped(client)}</h2>`]),
    ...(fields.length > 0
      ? [`<ul style="margin:0;padding:0 0 0 20px">${fields.map(htmlLine).join('')}</ul>`]
      : []),
    ...restOf(part).map((line) => `<p>${escaped(line)}</p>`),
    ...(todayHref === undefined ? [] : [`<p>${linked(link(part, isOne), todayHref)}</p>`]),
  ];
}

/**
 * The letter with Hoy: for each client a line for each field that asks for attention, why, and links to it and to its next
 * act. Clients without such a field are left out where another one has some.
 */
export function todayLetter(input: TodayLetterInput): Letter {
  const { clients, day, reader, supportEmail, messageId, settingsHref } = input;
  const { title, unknown } = headingOf(clients);
  const asking = clients.filter((client) => askingIn([client]) > 0);
  const told = asking.length > 0 ? asking : clients.slice(0, 1);
  const isOne = clients.length === 1;
  const hello = `Estimado/a ${reader.first_name.trim() || reader.email}:`;
  const head = `${title}, ${formatDay(day)}.`;
  const why = 'Recibe este correo los días que eligió.';
  const opening = [hello, head, ...(unknown === null ? [] : [unknown])];
  const text = [
    ...opening,
    ...told.flatMap((client) => textPart(client, isOne)),
    settingsHref === undefined
      ? `${why} Para cambiarlos o dejar de recibirlo: «Cómo me avisan», en el menú de su cuenta. Dudas: ${supportEmail}.`
      : `${why} Dudas: ${supportEmail}.\n${UNSUBSCRIBE}: ${settingsHref}`,
  ];
  const html = letterHtml(title, [
    ...opening.map((line) => `<p>${escaped(line)}</p>`),
    ...told.flatMap((client) => htmlPart(client, isOne)),
    `<p style="color:#5a6157;font-size:14px">${escaped(why)} ${linked(UNSUBSCRIBE, settingsHref)}. Dudas: ${linked(supportEmail, `mailto:${supportEmail}`)}.</p>`,
  ]);
  return { to: reader.email, subject: `Vigía: ${lower(title)}`, text: text.join('\n\n'), html, messageId };
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
