import { actText, counted, formatDay, NOTIFICATION_SEVERITY_WORDS, reasonText } from '@vigia/domain/es';
import { severityOf } from '@vigia/domain/today';
import { escaped, letterHtml, linked } from '../mail/letter-html.ts';
import type { Letter } from '../mail/mailer.ts';
import type { FieldLine, TodayLines } from './today-lines.ts';

export interface TodayLetterInput extends TodayLines {
  readonly reader: { readonly email: string; readonly first_name: string };
  readonly supportEmail: string;
  readonly messageId: string;
}

const NOTHING = 'Hoy no hay nada pendiente';
const UNSUBSCRIBE = 'Cambiar los días o dejar de recibirlo';

function titleOf({ fields, hidden, isBetweenSeasons }: TodayLines): string {
  if (isBetweenSeasons) return 'No hay una temporada en curso';
  if (fields.length === 0) return NOTHING;
  const asking = fields.length + hidden;
  return `Hoy ${asking === 1 ? '1 campo pide' : `${asking} campos piden`} atención`;
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

/** The letter with Hoy: a line for each field that asks for attention, why, and links to it and to its next act. */
export function todayLetter(input: TodayLetterInput): Letter {
  const { fields, day, reader, supportEmail, messageId, todayHref, settingsHref, hidden } = input;
  const title = titleOf(input);
  const hello = `Estimado/a ${reader.first_name.trim() || reader.email}:`;
  const head = `${title}, ${formatDay(day)}.`;
  const rest = hidden > 0 ? [`Y ${counted(hidden, 'campo más', 'campos más')} en Hoy.`] : [];
  const why = 'Recibe este correo los días que eligió.';
  const text = [
    ...[hello, head],
    ...(fields.length > 0 ? [fields.map(textLine).join('\n')] : []),
    ...rest,
    ...(todayHref === undefined ? [] : [`Ver Hoy: ${todayHref}`]),
    settingsHref === undefined
      ? `${why} Para cambiarlos o dejar de recibirlo: «Cómo me avisan», en el menú de su cuenta. Dudas: ${supportEmail}.`
      : `${why} Dudas: ${supportEmail}.\n${UNSUBSCRIBE}: ${settingsHref}`,
  ];
  const html = letterHtml(title, [
    ...[`<p>${escaped(hello)}</p>`, `<p>${escaped(head)}</p>`],
    ...(fields.length > 0
      ? [`<ul style="margin:0;padding:0 0 0 20px">${fields.map(htmlLine).join('')}</ul>`]
      : []),
    ...rest.map((line) => `<p>${escaped(line)}</p>`),
    ...(todayHref === undefined ? [] : [`<p>${linked('Ver Hoy', todayHref)}</p>`]),
    `<p style="color:#5a6157;font-size:14px">${escaped(why)} ${linked(UNSUBSCRIBE, settingsHref)}. Dudas: ${linked(supportEmail, `mailto:${supportEmail}`)}.</p>`,
  ]);
  return { to: reader.email, subject: `Vigía: ${lower(title)}`, text: text.join('\n\n'), html, messageId };
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
