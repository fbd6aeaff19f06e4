import {
  EMBED_LOCALES,
  EMBED_UNITS,
  type EmbedLocale,
  type EmbedUnits,
  publishedNumber,
} from '@vigia/domain';
import { inUnits } from '@vigia/ui/charts';

type Kind = 'celsius' | 'degree-days' | 'percent' | 'millimetres';

const UNITS: Readonly<Record<Kind, string>> = {
  celsius: '°C',
  'degree-days': '°C·día',
  percent: '%',
  millimetres: 'mm',
};
/** Places after the sign, by the unit that is shown. */
const DECIMALS: Readonly<Record<string, number>> = { '%': 0, in: 2 };
const DAY: Readonly<Record<EmbedLocale, string>> = { es: 'día', en: 'day', pt: 'dia' };

/** How a picture tells a measure: `28,4 °C`, `83.1 °F`. */
export function quantity(metric: number, kind: Kind, { locale, units }: Told): string {
  const { value, unit } = inUnits(metric, UNITS[kind], units);
  return `${publishedNumber(value, DECIMALS[unit] ?? 1, locale)} ${unit.replace('día', DAY[locale])}`;
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
