import { addDays, parseIsoDate } from '../calendar/iso-date.ts';
import type { Celsius, Days, DegreeDays, IsoDate } from '../units.ts';
import { type Scenario, WEATHERS_AHEAD, type WeatherAhead } from './scenario.ts';

/** What a reader supposes; what is absent is as things are. */
export interface Supposed {
  /** What the reader calls it. */
  readonly name?: string;
  /** Another biofix. */
  readonly start?: IsoDate;
  readonly weather?: WeatherAhead;
  /** Added to the temperatures, °C. */
  readonly warmer?: Celsius;
  /** A spray. */
  readonly spray?: IsoDate;
  /** Days that it protects. */
  readonly residual?: Days;
  /** A sum to be dated, °C·day. */
  readonly sum?: DegreeDays;
  /** Captures of a trap from which it is called, in the days of the client's threshold. */
  readonly captures?: number;
}

/** Limits of what can be supposed: beyond them the models were never tried. */
export const SUPPOSED_LIMITS = {
  warmer: { min: -5, max: 5 },
  residual: { min: 1, max: 120 },
  sum: { min: 1, max: 5000 },
  captures: { min: 1, max: 9999 },
} as const;
export const LONGEST_SCENARIO_NAME = 60;

/** Whether anything differs from the truth: a name alone does not, nor does a spray, a sum or a threshold of captures, which change no curve. */
export const changesCurve = ({ start, weather, warmer }: Supposed): boolean =>
  start !== undefined || weather !== undefined || warmer !== undefined;

/**
 * The scenario of what is supposed.
 *
 * @param start first day of the degree-days as things are
 * @param until last measured day; in a season that is over every day is changed by another weather, else those after it
 */
export function scenarioOf(
  supposed: Supposed,
  { start, until, isOver }: { readonly start: IsoDate; readonly until: IsoDate; readonly isOver: boolean },
): Scenario {
  const own = supposed.start ?? start;
  return {
    start: own,
    weather: supposed.weather ?? 'past-years',
    warmer: supposed.warmer ?? 0,
    from: isOver ? own : addDays(until, 1),
  };
}

/** As an address has it: `start.2026-09-28~warmer.1.5`; undefined where nothing is supposed. */
export function supposedText(supposed: Supposed): string | undefined {
  const { start, weather, warmer, spray, residual, sum, captures, name } = supposed;
  const parts = Object.entries({ start, weather, warmer, spray, residual, sum, captures, name }).flatMap(
    ([key, value]) =>
      value === undefined || value === '' ? [] : [`${key}.${String(value).replaceAll('~', ' ')}`],
  );
  return parts.length === 0 ? undefined : parts.join('~');
}

/** What an address supposes; what is wrong in it, or beyond the limits, is left out. */
export function parseSupposed(text: string | undefined): Supposed {
  const parts = new Map(
    (text ?? '').split('~').flatMap((part): [string, string][] => {
      const at = part.indexOf('.');
      return at < 1 ? [] : [[part.slice(0, at), part.slice(at + 1)]];
    }),
  );
  const day = (key: string) => parseIsoDate(parts.get(key) ?? '') ?? undefined;
  const number = (key: keyof typeof SUPPOSED_LIMITS) => {
    const written = parts.get(key) ?? '';
    const value = /^-?\d{1,4}(\.\d{1,2})?$/.test(written) ? Number(written) : Number.NaN;
    const { min, max } = SUPPOSED_LIMITS[key];
    return value >= min && value <= max ? value : undefined;
  };
  const warmer = number('warmer');
  const whole = (key: keyof typeof SUPPOSED_LIMITS) => {
    const value = number(key);
    return value !== undefined && Number.isInteger(value) ? value : undefined;
  };
  const weather = WEATHERS_AHEAD.find((each) => each === parts.get('weather'));
  const name = parts.get('name')?.trim().slice(0, LONGEST_SCENARIO_NAME);
  return withoutAbsent({
    start: day('start'),
    weather: weather === 'past-years' ? undefined : weather,
    warmer: warmer === 0 ? undefined : warmer,
    spray: day('spray'),
    residual: whole('residual'),
    sum: number('sum'),
    captures: whole('captures'),
    name: name === '' ? undefined : name,
  });
}

const withoutAbsent = (record: { readonly [K in keyof Supposed]: Supposed[K] | undefined }): Supposed =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
