import {
  EMBED_LOCALES,
  EMBED_UNITS,
  type EmbedLocale,
  type EmbedUnits,
  publishedNumber,
} from '@vigia/domain';

type Kind = 'celsius' | 'degree-days' | 'percent' | 'millimetres';

const FAHRENHEIT = 9 / 5;
const FREEZING = 32;
const MM_PER_INCH = 25.4;

interface Unit {
  readonly of: (value: number) => number;
  readonly sign: string;
  readonly decimals: number;
}
const same = (value: number): number => value;

const UNITS: Readonly<Record<EmbedUnits, Readonly<Record<Kind, Unit>>>> = {
  metric: {
    celsius: { of: same, sign: '°C', decimals: 1 },
    'degree-days': { of: same, sign: '°C·día', decimals: 1 },
    percent: { of: same, sign: '%', decimals: 0 },
    millimetres: { of: same, sign: 'mm', decimals: 1 },
  },
  imperial: {
    celsius: { of: (value) => value * FAHRENHEIT + FREEZING, sign: '°F', decimals: 1 },
    'degree-days': { of: (value) => value * FAHRENHEIT, sign: '°F·día', decimals: 1 },
    percent: { of: same, sign: '%', decimals: 0 },
    millimetres: { of: (value) => value / MM_PER_INCH, sign: 'in', decimals: 2 },
  },
};
const DAY: Readonly<Record<EmbedLocale, string>> = { es: 'día', en: 'day', pt: 'dia' };

/** How a picture tells a measure: `28,4 °C`, `83.1 °F`. */
export function quantity(value: number, kind: Kind, { locale, units }: Told): string {
  const { of, sign, decimals } = UNITS[units][kind];
  return `${publishedNumber(of(value), decimals, locale)} ${sign.replace('día', DAY[locale])}`;
}

/** Language and units of a picture. */
export interface Told {
  readonly locale: EmbedLocale;
  readonly units: EmbedUnits;
}

/** @throws {RangeError} a language or units that there are not */
export function toldOf({ locale = 'es', units = 'metric' }: Partial<Told>): Told {
  if (!EMBED_LOCALES.includes(locale)) throw new RangeError(`locale: ${locale}`);
  if (!EMBED_UNITS.includes(units)) throw new RangeError(`units: ${units}`);
  return { locale, units };
}
