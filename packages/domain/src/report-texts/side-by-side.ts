import { counted, countedDays } from '../es/counted.ts';
import { formatShortDay } from '../es/dates.ts';
import { listed } from '../es/listed.ts';
import { formatNumber, formatQuantity } from '../es/numbers.ts';
import type { Alignment } from '../side-by-side/align.ts';
import { LEAST_COMPARED_DAYS, type Likened, mostAlike } from '../side-by-side/alike.ts';
import type { NoCaptures } from '../side-by-side/captures-beside.ts';
import type { Lead } from '../side-by-side/lead.ts';
import type { Days, IsoDate } from '../units.ts';

/** A season or field laid over the one shown: `2025–26`, `Los Aromos`. */
interface Named {
  readonly name: string;
}

/** How far ahead the shown one is of it. */
export interface NamedLead extends Named {
  readonly days: Days;
  readonly on: IsoDate;
}

/** Why a season is not compared: what its sums or captures say, no biofix to begin at, no trap or no answer. */
export type NotCompared = NoCaptures | 'few-days' | 'no-stations' | 'not-had';

const REASONS: Readonly<Record<NotCompared, string>> = {
  'no-record': 'no hay registro de esos días',
  gaps: 'faltan demasiados días en su registro',
  'own-gaps': 'faltan demasiados días en el registro de esta temporada',
  'own-no-sum': 'esta temporada todavía no acumula nada',
  'no-sum': 'todavía no acumula nada',
  'few-days': `se necesitan al menos ${LEAST_COMPARED_DAYS} días con datos de ambos lados`,
  'no-biofix': 'falta el biofix de la plaga en ese campo o temporada',
  'own-no-biofix': 'falta el biofix de la plaga en esta temporada',
  'own-no-counts': 'esta temporada todavía no tiene conteos',
  'other-start': 'su suma no empieza en un biofix, y la de esta temporada sí, o al revés',
  'no-stations': 'no hay estaciones de esta plaga en ese campo',
  'not-had': 'no se pudo cargar',
};

const ALIGNED: Readonly<Record<Alignment, string>> = {
  calendar: 'por calendario, en los mismos días del año',
  biofix: 'por biofix, cada una desde el suyo',
  'degree-days': 'por grados día, a la misma suma',
};

/** What the thin lines of a printed chart are: `Las líneas finas son 2025–26 y Los Aromos, alineadas por calendario, …`; none without names. */
export function laidOverSentences(names: readonly string[], alignment: Alignment): string[] {
  if (names.length === 0) return [];
  const [lines, aligned] =
    names.length === 1 ? ['La línea fina es', 'alineada'] : ['Las líneas finas son', 'alineadas'];
  return [`${lines} ${listed(names)}, ${aligned} ${ALIGNED[alignment]}.`];
}

/** Whether a lead is known, and of whom it is. */
export const namedLead = (name: string, lead: Lead): NamedLead[] =>
  lead.days === null ? [] : [{ name, days: lead.days, on: lead.on }];

function leadPart({ name, days }: NamedLead): string {
  if (days === 0) return `a la par de ${name}`;
  return `${countedDays(Math.abs(days))} ${days > 0 ? 'adelantada' : 'atrasada'} respecto de ${name}`;
}

/**
 * `Al 27 nov la suma va 9 días adelantada respecto de 2025–26 y a la par de 2022–23.`; null without a lead.
 *
 * @param alignment by biofix, days are counted from each one's own biofix
 */
export function leadSentence(leads: readonly NamedLead[], alignment: Alignment): string | null {
  const [first] = leads;
  if (!first) return null;
  const from = alignment === 'biofix' ? ', contando los días desde cada biofix,' : '';
  return `Al ${formatShortDay(first.on)}${from} la suma va ${listed(leads.map(leadPart))}.`;
}

/** Which one is most alike and why; null where there are fewer than two to choose from. */
export function alikeSentence(all: readonly Likened<string>[]): string | null {
  const alike = mostAlike(all);
  const [first] = alike;
  if (!first) return null;
  const { meanDays, mostDays, comparedDays } = first.likeness;
  const apart = `${formatNumber(meanDays, 1)} ${meanDays === 1 ? 'día' : 'días'} de diferencia en promedio`;
  if (alike.length > 1) {
    const names = listed(alike.map(({ key }) => key));
    return `Las más parecidas, por igual, son ${names}: alcanzaron las mismas sumas con ${apart}.`;
  }
  const most = `${countedDays(mostDays)} a lo más, en ${countedDays(comparedDays)} comparados`;
  return `La más parecida es ${first.key}: alcanzó las mismas sumas con ${apart} (${most}).`;
}

/** Said where there are too few days to tell which season is most alike. */
export const TOO_FEW_DAYS = `Todavía no se dice cuál es la más parecida: se necesitan al menos ${LEAST_COMPARED_DAYS} días con suma.`;

/** One sentence for each reason, with all that it holds for. */
export function notComparedSentences(all: readonly (Named & { readonly reason: NotCompared })[]): string[] {
  const reasons = [...new Set(all.map(({ reason }) => reason))];
  return reasons.map((reason) => {
    const names = all.filter((each) => each.reason === reason).map(({ name }) => name);
    return `No se ${names.length === 1 ? 'compara' : 'comparan'} ${listed(names)}: ${REASONS[reason]}.`;
  });
}

/** Captures of another season as far as the one shown has come, and after that. */
export interface CapturesAtSum extends Named {
  readonly until: number;
  readonly after: number;
}

const caught = (count: number) => counted(Math.round(count), 'individuo', 'individuos');
const soFar = (own: number | null) => (own === null ? 'no tiene conteos' : `lleva ${caught(own)}`);

/** Captures until the sum that the shown season has now: its own, then those of each other season and what came later. */
export function capturesAtSumSentences(
  all: readonly CapturesAtSum[],
  { sum, own }: { readonly sum: number; readonly own: number | null },
): string[] {
  if (all.length === 0) return [];
  return [
    `Con ${formatQuantity(sum, 1, '°C·día')} acumulados, esta temporada ${soFar(own)}.`,
    ...untilSentences(all, 'Hasta esa suma'),
  ];
}

/**
 * Captures until the day of the shown season's last count: its own, then those of each other season until the same day,
 * and what came later.
 *
 * @param alignment by biofix, it is the same day after each one's own biofix
 */
export function capturesByDaySentences(
  all: readonly CapturesAtSum[],
  { on, own }: { readonly on: IsoDate; readonly own: number },
  alignment: Exclude<Alignment, 'degree-days'>,
): string[] {
  if (all.length === 0) return [];
  const isByBiofix = alignment === 'biofix';
  const from = isByBiofix ? ', contando los días desde cada biofix,' : '';
  return [
    `Al ${formatShortDay(on)}${from} esta temporada ${soFar(own)}.`,
    ...untilSentences(all, isByBiofix ? 'Al mismo día desde su biofix' : 'Al mismo día'),
  ];
}

const untilSentences = (all: readonly CapturesAtSum[], then: string): string[] =>
  all.map(
    ({ name, until, after }) =>
      `${then}, ${name} llevaba ${caught(until)}; después sumó ${formatNumber(after, 0)}.`,
  );
