import {
  EMBED_LOCALES,
  EMBED_UNITS,
  type EmbedLocale,
  type EmbedUnits,
  publishedNumber,
} from '@vigia/domain/published';
import { inUnits } from '@vigia/ui/charts';
import { languageOf, type Speech, STATIONS, speechOf } from '@vigia/ui/languages';
import { PANELS, type PanelSpeech } from '@vigia/ui/panels';

type Kind = 'celsius' | 'degree-days' | 'percent' | 'millimetres';

/** Number of decimals, by the unit that is shown. */
const DECIMALS: Readonly<Record<string, number>> = { '%': 0, in: 2 };

/** A measure as text: `28,4 °C`, `83.1 °F`. */
export function quantity(metric: number, kind: Kind, { locale, units, speech }: Presentation): string {
  const { value, unit } = inUnits(metric, unitOf(kind, speech), units);
  return `${publishedNumber(value, DECIMALS[unit] ?? 1, locale)} ${unit}`;
}

function unitOf(kind: Kind, { words }: PanelSpeech): string {
  const same = { celsius: '°C', percent: '%', millimetres: 'mm' } as const;
  return kind === 'degree-days' ? words.degreeDayUnit : same[kind];
}

/** Language and units of a picture. */
export interface Presentation {
  readonly locale: EmbedLocale;
  readonly units: EmbedUnits;
  /** Words of the panels in that language. */
  readonly speech: PanelSpeech;
  /** Words of stations in that language. */
  readonly stations: Speech<(typeof STATIONS)['spanish']>['words'];
}

/** @throws {RangeError} unknown language or units */
export function presentationOf({
  locale = 'es',
  units = 'metric',
}: Partial<Pick<Presentation, 'locale' | 'units'>>): Presentation {
  if (!EMBED_LOCALES.includes(locale)) throw new RangeError(`locale: ${locale}`);
  if (!EMBED_UNITS.includes(units)) throw new RangeError(`units: ${units}`);
  const language = languageOf(locale);
  return {
    locale,
    units,
    speech: speechOf(PANELS, language),
    stations: speechOf(STATIONS, language).words,
  };
}
