import { normalised } from './agromet-columns.ts';

/** What the columns of a plain file can contain. */
export const PLAIN_COLUMNS = [
  'date',
  'tmin',
  'tmax',
  'temp',
  'rh',
  'rain',
  'radiation',
  'wind',
  'wetness',
  'moisture',
  'soiltemp',
] as const;
export type PlainColumn = (typeof PLAIN_COLUMNS)[number];

/** Titles are compared without case, accents, units and underscores. */
const TITLES: Readonly<Record<PlainColumn, RegExp>> = {
  date: /^(?:date|datetime|date time|timestamp|time|fecha|fecha y hora|fecha hora|dia|day)$/,
  tmin: /^(?:t ?min|temp(?:eratura|erature)? ?min(?:ima|imum)?|min(?:ima|imum)?(?: temperature)?)$/,
  tmax: /^(?:t ?max|temp(?:eratura|erature)? ?max(?:ima|imum)?|max(?:ima|imum)?(?: temperature)?)$/,
  temp: /^(?:t|temp|temperatura|temperature|t ?(?:med|mean|media)|ambient temperature c)$/,
  rh: /^(?:rh|hr|humedad|humedad relativa|humidity|relative humidity|ambient humidity rh)$/,
  rain: /^(?:rain(?:fall)?|precipitation|lluvia|precipitacion(?: acumulada)?|pp)(?: mm)?$/,
  radiation: /^(?:(?:solar )?radiation|radiacion(?: solar)?)(?: w m2)?$/,
  // Only with its unit: m/s is as common as km/h, and would give far too low speeds.
  wind: /^(?:wind(?: speed)?|viento|velocidad (?:de |del )?viento) km h$/,
  // Only with their units: sensors give hours or a scale as well, and m³/m³ or the tension of the water.
  wetness:
    /^(?:leaf wetness|mojamiento foliar|(?:humedad|humectacion) (?:de |de la )?hoja) min(?:utes|utos)?$/,
  moisture: /^(?:soil moisture|humedad (?:de |del )?suelo) (?:pct|%)$/,
  soiltemp: /^(?:soil temp(?:erature)?|temp(?:eratura)? (?:de |del )?suelo)(?: c)?$/,
};
const NEEDS_UNIT: ReadonlySet<PlainColumn> = new Set(['wind', 'wetness', 'moisture']);
/** Units in which a chosen column would be stored wrong, and what to do. */
const OTHER_UNITS: readonly (readonly [PlainColumn, RegExp, string])[] = [
  ['wind', /\bm s\b/, 'está en m/s y el viento se guarda en km/h: multiplíquelo por 3,6'],
  [
    'wetness',
    /\b(?:h|horas|hours)$/,
    'está en horas y el mojamiento foliar se guarda en minutos: multiplíquelo por 60',
  ],
  ['moisture', /m[³3] m[³3]/, 'está en m³/m³ y la humedad del suelo se guarda en %: multiplíquela por 100'],
  [
    'moisture',
    /\b(?:kpa|cbar|cb)$/,
    'es la tensión del agua y la humedad del suelo se guarda en % de volumen',
  ],
];

/** A title without brackets and unit: `Temp. mín. (°C)`, `t_min` → `temp min`, `t min`. */
export const plainTitle = (title: string): string =>
  normalised(title.replace(/[([].*?[)\]]/g, ' '))
    .replace(/[_.]/g, ' ')
    .replace(/°c\b|°c$|%/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** A title with its unit: `Viento (km/h)`, `wind_speed_km_h` → `viento km h`, `wind speed km h`. */
const withUnit = (title: string): string =>
  normalised(title).replace(/[_./]/g, ' ').replace(/m²/g, 'm2').replace(/\s+/g, ' ').trim();

/** What a column with a title contains; undefined for an unknown title. */
export const columnOf = (title: string): PlainColumn | undefined =>
  PLAIN_COLUMNS.find((name) => TITLES[name].test(NEEDS_UNIT.has(name) ? withUnit(title) : plainTitle(title)));

/** Why values under a chosen title would be stored in a wrong unit; undefined when nothing says so. */
export const otherUnit = (name: PlainColumn, title: string): string | undefined =>
  OTHER_UNITS.find(([of, unit]) => of === name && unit.test(withUnit(title)))?.[2];
