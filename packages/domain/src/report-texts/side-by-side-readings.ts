import { countedDays } from '../es/counted.ts';
import { formatShortDay } from '../es/dates.ts';
import { listed } from '../es/listed.ts';
import { formatNumber, formatQuantity } from '../es/numbers.ts';
import { MILDEW_RISK_STARTS } from '../mildew/risk.ts';
import type { ExtremesBeside, NamedExtremes } from '../side-by-side/extremes-beside.ts';
import type { HoursBeside, NamedHours } from '../side-by-side/hours-beside.ts';
import type { ReadingsApart } from '../side-by-side/readings.ts';
import type { NamedMildew, RiskBeside } from '../side-by-side/risk-beside.ts';
import type { Days, IsoDate } from '../units.ts';

const HIGH = MILDEW_RISK_STARTS.high;

/** `1,2 °C más altas`; null where no difference is written. */
function higher({ higher: difference }: ReadingsApart): string | null {
  const size = Math.abs(difference);
  if (Number(size.toFixed(1)) === 0) return null;
  return `${formatQuantity(size, 1, '°C')} más ${difference > 0 ? 'altas' : 'bajas'}`;
}

/** `En 88 días con datos de ambos lados, las máximas fueron en promedio 1,2 °C más altas que las de 2025–26 y las mínimas, …` */
export const extremesApartSentences = (all: readonly NamedExtremes[]): string[] =>
  all.map(({ name, max, min }) => {
    const [warmer, colder] = [higher(max), higher(min)];
    const beside = warmer === null ? `iguales a las de ${name}` : `${warmer} que las de ${name}`;
    return `En ${countedDays(max.days)} con datos de ambos lados, las máximas fueron en promedio ${beside} y las mínimas, ${colder ?? 'iguales'}.`;
  });

/**
 * `Hasta el 27 nov van 12 días de riesgo alto (índice de 60 o más); 2025–26 llevaba 20 y 2024–25, 3.`; null without another.
 *
 * @param own the same days of the season shown, and the last one measured
 */
export function mildewApartSentence(
  all: readonly NamedMildew[],
  own: { readonly days: Days; readonly last: IsoDate },
): string | null {
  const [first, ...more] = all.map(
    ({ name, days }, i) => `${name}${i === 0 ? ' llevaba' : ','} ${formatNumber(days, 0)}`,
  );
  if (first === undefined) return null;
  return `Hasta el ${formatShortDay(own.last)} van ${countedDays(own.days)} de riesgo alto (índice de ${HIGH} o más); ${listed([first, ...more])}.`;
}

function hoursPart({ name, hours }: NamedHours, own: number): string {
  const difference = Math.round(own - hours);
  if (difference === 0) return `lo mismo que ${name}`;
  return `${formatQuantity(Math.abs(difference), 0, 'h')} ${difference > 0 ? 'más' : 'menos'} que ${name}`;
}

/** `Al 27 nov van 1.462 h de frío: 23 h más que 2025–26 y 241 h menos que 2024–25.`; null without another. */
export function hoursApartSentence(
  all: readonly NamedHours[],
  own: { readonly hours: number; readonly last: IsoDate },
): string | null {
  if (all.length === 0) return null;
  const beside = listed(all.map((one) => hoursPart(one, own.hours)));
  return `Al ${formatShortDay(own.last)} van ${formatQuantity(own.hours, 0, 'h')} de frío: ${beside}.`;
}

/** What is said of chilling hours side by side: how many more or less, and which season is most alike. */
export const hoursBesideSentences = ({ own, known, closest }: HoursBeside): string[] =>
  [
    hoursApartSentence(known, own),
    closestSentence(closest, { unit: 'h', of: 'sus horas acumuladas' }),
  ].filter((sentence) => sentence !== null);

/** What is said of temperatures side by side: which season is most alike, and how warm the days were beside each one's. */
export function extremesBesideSentences({ known, closest }: ExtremesBeside): string[] {
  const alike = closestSentence(closest, { unit: '°C', of: 'sus máximas y mínimas' });
  return [...(alike === null ? [] : [alike]), ...extremesApartSentences(known)];
}

/** What is said of mildew side by side: days of high risk, and which season is most alike. */
export const mildewBesideTold = ({ own, known, closest }: RiskBeside): string[] =>
  [mildewApartSentence(known, own), closestSentence(closest, { unit: 'puntos', of: 'sus índices' })].filter(
    (sentence) => sentence !== null,
  );

interface Apart {
  readonly name: string;
  readonly apart: number;
}

/** The names of those that are apart least, to a tenth, and that distance; none of none. */
export function leastApart(all: readonly Apart[]): {
  readonly names: readonly string[];
  readonly apart: number;
} {
  const tenths = (value: number) => Math.round(value * 10) / 10;
  const least = Math.min(...all.map(({ apart }) => tenths(apart)));
  return { names: all.filter(({ apart }) => tenths(apart) === least).map(({ name }) => name), apart: least };
}

/**
 * The most alike by readings; null for fewer than two to choose from.
 *
 * @param what what is compared, `sus máximas y mínimas`, and its unit
 */
export function closestSentence(
  all: readonly Apart[],
  what: { readonly unit: string; readonly of: string },
): string | null {
  if (all.length < 2) return null;
  const { names, apart } = leastApart(all);
  const who =
    names.length > 1
      ? `Las más parecidas, por igual, son ${listed(names)}`
      : `La más parecida es ${names[0]}`;
  return `${who}: ${what.of} de cada día difieren en ${formatNumber(apart, 1)} ${what.unit} en promedio.`;
}
