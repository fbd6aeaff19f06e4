import type { NeighbourAhead } from '../phenology/dates-ahead.ts';
import {
  type Expectation,
  type ExpectedBand,
  expectedBand,
  type NoDateReason,
  whenExpected,
} from '../phenology/expectation.ts';
import type { Days, IsoDate } from '../units.ts';
import { counted, countedDays } from './counted.ts';
import { formatDate, formatShortDay } from './dates.ts';
import { formatNumber } from './numbers.ts';

const pastYears = (years: number) => counted(years, 'año anterior', 'años anteriores');

/** When something is expected, and how sure that is. */
export const EXPECTATION_SENTENCES = {
  within: (date: string, days: Days) => (days === 0 ? date : `${date} ± ${countedDays(days)}`),
  around: (date: string) => `hacia el ${date}`,
  reasons: {
    no_record: 'sin mediciones con que dar una fecha',
    stale_record: 'sin fecha: la última medición tiene más de 3 días',
    too_few_years: 'faltan años de registro para dar una fecha',
    not_told: 'sin fecha en los próximos 15 días',
    beyond_season: 'no antes del fin de la temporada',
  } satisfies Record<NoDateReason, string>,
  bands: {
    most: (from: string, to: string) =>
      `${from === to ? `el ${from}` : `entre el ${from} y el ${to}`} en 8 de cada 10 años`,
    open: (from: string) => `a partir del ${from}; en algunos años, no antes del fin de la temporada`,
    warmest: (from: string) => `en los años más cálidos, a partir del ${from}`,
    none: (years: number) => `según ${pastYears(years)}`,
  } satisfies Record<ExpectedBand['kind'], unknown>,
};

/** The expectation in words, in any language. */
export type ExpectationSentences = typeof EXPECTATION_SENTENCES;

/**
 * How sure a date of past years is: `entre el 22 dic y el 3 ene en 8 de cada 10 años`; null for a date of the next
 * days, and where no past year gives one.
 *
 * @param dayText how a day is written
 */
export function bandText(
  expectation: Expectation,
  { bands }: Pick<ExpectationSentences, 'bands'> = EXPECTATION_SENTENCES,
  dayText: (day: IsoDate) => string = formatShortDay,
): string | null {
  const band = expectedBand(expectation);
  if (band === null) return null;
  switch (band.kind) {
    case 'most':
      return bands.most(dayText(band.from), dayText(band.to));
    case 'none':
      return bands.none(band.years);
    default:
      return bands[band.kind](dayText(band.from));
  }
}

/** As reports write it: `28 dic 2026 (entre el 22 dic y el 3 ene en 8 de cada 10 años)`. */
export function expectationText(expectation: Expectation): string {
  const { expected } = expectation;
  const when = whenExpected(expectation);
  const spread = expected
    ? expected.plusMinusDays > 0 && `± ${countedDays(expected.plusMinusDays)}`
    : bandText(expectation);
  const text = when.day === null ? EXPECTATION_SENTENCES.reasons[when.reason] : formatDate(when.day);
  return `${text}${spread ? ` (${spread})` : ''}`;
}

const signedDegrees = (celsius: number): string =>
  `${celsius < 0 ? '−' : '+'}${formatNumber(Math.abs(celsius), 1)} °C`;

/** Whose past years stand in, how far it is, and the correction: `con 9 años de «Norte 02», a 4,2 km, …`. */
export function neighbourText({
  stationName,
  metres,
  years,
  correction: { max, min, days },
}: Omit<NeighbourAhead, 'stationId'>): string {
  const own = counted(years, 'año', 'años');
  const corrected = `corregidos en ${signedDegrees(max)} la máxima y ${signedDegrees(min)} la mínima`;
  return `con ${own} de «${stationName}», a ${formatNumber(metres / 1000, 1)} km, ${corrected}, lo que difieren en ${countedDays(days)} medidos en ambas`;
}
