import type { NotificationKind, NotificationSubject } from '../entities/notification.ts';
import { mildewRisk } from '../mildew/risk.ts';
import type { NotificationSeverity } from '../notifications/severity.ts';
import { alertSentence } from './alerts.ts';
import { formatDate } from './dates.ts';
import { MILDEW_RISK_WORDS } from './mildew.ts';
import { formatNumber } from './numbers.ts';

export const NOTIFICATION_KIND_WORDS: Readonly<Record<NotificationKind, string>> = {
  first_capture: 'Primera captura',
  pesticide_recommendation: 'Recomendación de control',
  oidio: 'Oídio',
  lure: 'Cambio de feromona',
  paper: 'Cambio de papel',
  station_maintenance: 'Mantención de estación',
  alert: 'Aviso de una regla',
};

export const NOTIFICATION_SEVERITY_WORDS: Readonly<Record<NotificationSeverity, string>> = {
  high: 'Urgente',
  medium: 'Por revisar',
  low: 'Por programar',
};

/** The names of a notification's ids; null where an id has none any more. */
export interface NotificationNames {
  readonly sector: string | null;
  readonly station: string | null;
  readonly pest: string | null;
}

type Sentence = (subject: NotificationSubject, names: NotificationNames) => string;

const inSector = ({ sector }: NotificationNames): string => (sector === null ? '' : ` en ${sector}`);

const theStation = ({ nodeSerial }: NotificationSubject, { station, sector }: NotificationNames): string => {
  const place = sector === null ? '' : ` (${sector})`;
  if (station !== null) return `la estación ${station}${place}`;
  return nodeSerial === null ? `una estación${place}` : `el dispositivo ${nodeSerial}${place}`;
};

const after = (word: string, { on }: NotificationSubject): string =>
  on === null ? '' : ` ${word} ${formatDate(on)}`;

const expiry =
  (what: string): Sentence =>
  (subject, names) => {
    const of = `de ${theStation(subject, names)}`.replace(/^de el /, 'del ');
    const until = subject.on === null ? 'está por vencer' : `vence el ${formatDate(subject.on)}`;
    return `${what} ${of} ${until}: programe su cambio.`;
  };

const SENTENCES: Readonly<Record<NotificationKind, Sentence>> = {
  first_capture: (subject, names) =>
    `Primera captura de ${names.pest ?? 'la temporada'}${inSector(names)}${after('el', subject)}.`,
  pesticide_recommendation: (subject, names) =>
    `Se recomienda controlar ${names.pest ?? 'la plaga'}${inSector(names)}${after('desde el', subject)}.`,
  oidio: (subject, names) => {
    const risk = mildewRisk(subject.index);
    const reached = risk === null ? 'subió' : `subió a ${formatNumber(subject.index, 0)}`;
    const meaning = risk === null ? 'Revise el riesgo.' : MILDEW_RISK_WORDS[risk].meaning;
    return `El índice de oídio ${reached}${inSector(names)}${after('el', subject)}. ${meaning}`;
  },
  lure: expiry('La feromona'),
  paper: expiry('El papel adhesivo'),
  station_maintenance: (subject, names) => {
    const place = theStation(subject, names);
    return `${place[0]!.toUpperCase()}${place.slice(1)} necesita mantención${after('desde el', subject)}.`;
  },
  alert: (subject, names) => {
    const { alert, index, on } = subject;
    if (!alert) return `Se cumplió una regla de aviso${inSector(names)}${after('el', subject)}.`;
    const isOfField = alert.kind === 'stage' || alert.kind === 'mildew';
    const place = isOfField ? (names.sector ?? 'un campo') : theStation(subject, names);
    const day = on === null ? null : formatDate(on);
    return alertSentence({ alert, index, day, pest: names.pest, place });
  },
};

/** The text of a notification, complete even if parts of its subject or names are missing. */
export function notificationSentence(
  kind: NotificationKind,
  subject: NotificationSubject,
  names: NotificationNames,
): string {
  return SENTENCES[kind](subject, names);
}
