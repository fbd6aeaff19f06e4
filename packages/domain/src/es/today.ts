import { dayOfInstant } from '../calendar/day.ts';
import type { Pest } from '../entities/catalogue.ts';
import type { EventType } from '../entities/event.ts';
import type { ClientTree } from '../farm/client-tree.ts';
import { stageLabel } from '../phenology/stages.ts';
import type { Act } from '../today/acts.ts';
import { type TodayMailing, WEEKDAYS } from '../today/mailing.ts';
import type {
  CaptureReason,
  DeviceReason,
  ExpiryReason,
  MildewReason,
  MilestoneReason,
  PlateReason,
  Reason,
  UncountedReason,
} from '../today/reasons.ts';
import type { Days, IsoDate } from '../units.ts';
import { counted, countedDays, ordinalFeminine } from './counted.ts';
import { formatShortDay } from './dates.ts';
import { EXPECTATION_SENTENCES } from './expectation.ts';
import { blindCamera } from './health.ts';
import { listed } from './listed.ts';
import { MILDEW_RISK_WORDS } from './mildew.ts';
import { formatNumber } from './numbers.ts';
import { countedMoths } from './plates.ts';
import { HEALTH_CODE_WORDS, WEEKDAY_WORDS } from './words.ts';

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

const GONE_STATION = 'una estación';
const GONE_PEST = 'plaga';

/** The station or pest of a reason; null for mildew. */
export function reasonSubject(reason: Reason, names: ReasonNames): string | null {
  if ('stationId' in reason) return names.stations.get(reason.stationId) ?? GONE_STATION;
  return reason.kind === 'mildew' ? null : (names.pests.get(reason.pestId) ?? GONE_PEST);
}

/** `en 3 días`, `hoy`, `mañana`. */
function ahead(days: Days): string {
  if (days === 0) return 'hoy';
  return days === 1 ? 'mañana' : `en ${countedDays(days)}`;
}

const margin = (days: Days): string => (days > 0 ? ` ± ${countedDays(days)}` : '');

function capturesText(
  { count, days, before, allowed, level, appliedOn }: CaptureReason,
  pest: string,
): string {
  const earlier =
    before === null ? '' : `; en los ${countedDays(days)} anteriores, ${formatNumber(before, 0)}`;
  const over = allowed === null ? '' : `, sobre el límite de ${formatNumber(allowed, 0)}`;
  const applied = appliedOn === null ? '' : `. Aplicación registrada el ${formatShortDay(appliedOn)}`;
  const rising = level === 'rising' ? ' en alza' : '';
  return `${pest}${rising}: ${counted(count, 'captura', 'capturas')} en ${countedDays(days)}${over}${earlier}${applied}`;
}

function milestoneText(
  { pestId, stage, generation, inDays, date, plusMinusDays }: MilestoneReason,
  pest: string,
): string {
  const day = formatShortDay(date);
  const when = plusMinusDays === null ? EXPECTATION_SENTENCES.around(day) : `${day}${margin(plusMinusDays)}`;
  return `${pest}: ${stageLabel(pestId, stage).toLowerCase()} de la ${ordinalFeminine(generation)} generación ${ahead(inDays)} (${when})`;
}

const mildewText = ({ risk, index, since }: MildewReason): string =>
  `Oídio: ${MILDEW_RISK_WORDS[risk].name.toLowerCase()}, índice ${formatNumber(index, 0)}${since === null ? '' : ` desde el ${formatShortDay(since)}`}`;

function expiryText({ kind, on, daysLeft }: ExpiryReason, station: string): string {
  const what = kind === 'lure' ? 'Feromona' : 'Papel adhesivo';
  const when =
    daysLeft < 0
      ? `venció hace ${countedDays(-daysLeft)} (${formatShortDay(on)})`
      : `vence ${ahead(daysLeft)}${daysLeft > 0 ? ` (${formatShortDay(on)})` : ''}`;
  return `${what} de ${station}: ${when}`;
}

const plateText = ({ caught, changedOn }: PlateReason, station: string): string =>
  `Placa de ${station} llena: ${countedMoths(caught)} desde el cambio del ${formatShortDay(changedOn)}`;

function deviceText(reason: DeviceReason, station: string, today: IsoDate): string {
  const { kind, codes, lastDate, nodeSerial, state } = reason;
  const faults = codes.map((code) => HEALTH_CODE_WORDS[code]).join('; ');
  if (kind === 'device') {
    const since =
      lastDate !== null && state === 'error'
        ? `; último contacto el ${formatShortDay(dayOfInstant(lastDate))}`
        : '';
    return `${station} (${nodeSerial}): ${faults}${since}`;
  }
  const blind = blindCamera({ state, errors: codes, lastDate, lastValue: null }, today);
  return `Cámara de ${station}: ${blind ?? faults}`;
}

function uncountedText({ since, days }: UncountedReason, station: string, pest: string): string {
  const last =
    since === null || days === null
      ? 'sin conteos en los últimos 60 días'
      : `sin conteo desde el ${formatShortDay(since)} (${countedDays(days)})`;
  return `Trampa ${station}, ${pest}: ${last}`;
}

/** A reason in a sentence without its full stop: what is the matter, where, with figure and unit. */
export function reasonText(reason: Reason, names: ReasonNames): string {
  const subject = reasonSubject(reason, names) ?? '';
  switch (reason.kind) {
    case 'captures':
      return capturesText(reason, subject);
    case 'milestone':
      return milestoneText(reason, subject);
    case 'mildew':
      return mildewText(reason);
    case 'lure':
    case 'paper':
      return expiryText(reason, subject);
    case 'plate':
      return plateText(reason, subject);
    case 'device':
    case 'camera':
      return deviceText(reason, subject, names.today);
    case 'uncounted':
      return uncountedText(reason, subject, names.pests.get(reason.pestId) ?? GONE_PEST);
  }
}

const REGISTER: Partial<Record<EventType, string>> = {
  station_maintenance: 'Registrar mantención',
  agrochemical_application: 'Registrar aplicación',
};
const SEE = {
  'pest-chart': 'Ver curva',
  'mildew-chart': 'Ver oídio',
  photos: 'Ver fotos',
  station: 'Ver estación',
  count: 'Contar trampas',
};

/** What the button or link of an act says. */
export const actText = (act: Act): string =>
  act.kind === 'report' ? (REGISTER[act.event] ?? 'Registrar') : SEE[act.kind];

/** `lunes` for 1. */
export const weekdayWord = (weekday: number): string => Object.values(WEEKDAY_WORDS)[weekday - 1] ?? '';

function daysText(weekdays: readonly number[]): string {
  if (weekdays.length === WEEKDAYS.length) return 'todos los días';
  if (weekdays.join() === '1,2,3,4,5') return 'de lunes a viernes';
  return listed(weekdays.map(weekdayWord));
}

/** When Hoy is sent, `lunes y jueves, a las 07:00`; null for never. */
export const mailingText = ({ weekdays, hour }: TodayMailing): string | null =>
  weekdays.length === 0 ? null : `${daysText(weekdays)}, a las ${clockOfHour(hour)}`;

/** `07:00` */
export const clockOfHour = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
