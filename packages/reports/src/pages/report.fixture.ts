import { addDays, type DatesAhead, isoDate, type SeriesForecast } from '@vigia/domain';
import type { FieldCountDay } from '@vigia/domain/captures';
import type { FieldEvent } from '@vigia/domain/farm';
import {
  makeReport,
  NO_REPORT_OPTIONS,
  type ReportComment,
  type ReportCompared,
  type ReportData,
  type ReportDocument,
  type ReportForecasts,
  type ReportOptions,
  type ReportSubject,
  reportSeries,
} from '@vigia/domain/reports';
import { anEvent } from '../../../domain/fixtures/builders/events.ts';
import { aBiofix } from '../../../domain/fixtures/builders/farm.ts';

const TODAY = isoDate('2026-11-22');
const SEASON = {
  id: 5,
  name: '2026–27',
  start: isoDate('2026-05-01'),
  end: isoDate('2027-04-30'),
};

/** `count` stations of a sector near Curicó: alternating vine and apple, with the pests in turn. */
const stationsOf = (count: number, pests: number, name: (i: number) => string): ReportSubject['stations'] =>
  Array.from({ length: count }, (_, i) => ({
    id: i + 1,
    name: name(i),
    position: { latitude: -34.985 + (i % 3) * 0.004, longitude: -71.24 + Math.floor(i / 3) * 0.005 },
    pestId: (i % pests) + 1,
    cropId: i % 2 === 0 ? 1 : 22,
  }));

const PESTS_IN_ORDER = [
  { id: 1, name: 'Lobesia botrana' },
  { id: 2, name: 'Cydia pomonella' },
  { id: 3, name: 'Grapholita molesta' },
  { id: 4, name: 'Diaspidiotus perniciosus' },
  { id: 5, name: 'Proeulia auraria' },
  { id: 6, name: 'Ceratitis capitata' },
  { id: 7, name: 'Otra plaga' },
];

export interface Made {
  /** Name of the client; for the longest name that the service allows. */
  readonly name?: string;
  readonly options?: Partial<ReportOptions>;
  readonly stations?: number;
  /** Number of pests: two by default. */
  readonly pests?: number;
  readonly events?: readonly FieldEvent[];
  readonly comments?: readonly ReportComment[];
  /** Captures that people counted, of every pest. */
  readonly inField?: readonly FieldCountDay[];
  /** The client's logo as a data URL. */
  readonly logo?: string;
  readonly forecasts?: ReportForecasts;
  readonly aheads?: ReadonlyMap<string, DatesAhead>;
  /** Other seasons laid over the charts. */
  readonly compared?: ReportCompared;
  /** Of the client. */
  readonly products?: ReportSubject['products'];
  /** No measurements, counts or positions. */
  readonly empty?: boolean;
}

/** A picture of one pixel, as a data URL like those of the service. */
export const LOGO =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The first capture of the first pest, in the sector of the reports. */
export const FIRST_CAPTURE: FieldEvent = anEvent({
  type: 'first_capture',
  date: isoDate('2026-10-12'),
  sectorId: 11,
  seasonId: SEASON.id,
  pestId: 1,
});

/** Days after the last measured one, as a forecast of a weather service. */
export const forecastOf = (values: readonly number[]): SeriesForecast => ({
  series: { start: TODAY, step: 'day', values: [...values] },
  low: [],
  high: [],
  provider: 'open-meteo',
  reason: null,
  issuedAt: '2026-11-22T11:30:00.000Z',
  years: null,
});

/** A report of a season that is not over, with a gap of a week in its measurements. */
export function reportOf(document: ReportDocument, made: Made = {}): ReportData {
  const { name, options, logo, stations = 6, empty = false } = made;
  const subject: ReportSubject = {
    document,
    client: { id: 3, name: name ?? 'Agrícola Los Maitenes', logo: logo ?? null },
    sector: { id: 11, name: name ?? 'Cuartel El Peral', address: 'Curicó, Maule' },
    season: SEASON,
    crop: { id: 1, name: 'Vid', variantName: 'Cabernet Sauvignon' },
    pests: PESTS_IN_ORDER.slice(0, made.pests ?? 2),
    crops: [
      { id: 1, name: 'Vid', variantName: null },
      { id: 22, name: 'Manzano', variantName: 'Fuji' },
    ],
    stations: stationsOf(empty ? 1 : stations, made.pests ?? 2, (i) => name ?? `Trampa ${i + 1}`).map(
      (station) => (empty ? { ...station, position: null } : station),
    ),
    biofixes: [aBiofix({ id: 1, date: isoDate('2026-09-10'), sectorId: 11, seasonId: 5 })],
    ...(made.compared && { compared: made.compared }),
    ...(made.products && { products: made.products }),
  };
  const events = made.events ?? [];
  const requests = empty ? [] : reportSeries(subject, events, TODAY);
  const series = new Map(
    requests.map(({ id, query: { start, end } }) => [
      id,
      {
        series: { start, step: 'day' as const, values: valuesOf(id, start, end) },
        missingDays: 7,
        stations,
        inField: made.inField ?? [],
      },
    ]),
  );
  return makeReport(
    subject,
    {
      series,
      forecasts: made.forecasts ?? {},
      ...(made.aheads && { aheads: made.aheads }),
      events,
      comments: made.comments ?? [],
    },
    { ...NO_REPORT_OPTIONS, ...options },
    TODAY,
  );
}

/** So many seasons, each a line of its own over every chart. */
export function comparedWith(
  count: number,
  alignment: ReportCompared['alignment'],
  sentences: readonly string[],
): ReportCompared {
  const seasons = Array.from({ length: count }, (_, place) => {
    const name = `${2025 - place}–${26 - place}`;
    const values = Float64Array.from({ length: 60 }, (_day, i) => (i + 1) * (3 + place));
    return { id: `season-${place}`, name, place, daily: { start: isoDate('2026-09-10'), values } };
  });
  const all = {
    degreeDays: seasons,
    captures: seasons,
    temperature: seasons,
    humidity: seasons,
    chillHours: seasons,
  };
  const charts = alignment === 'degree-days' ? { captures: seasons } : { ...all, mildew: seasons };
  return { alignment, names: seasons.map(({ name }) => name), charts, sentences };
}

function valuesOf(id: string, start: string, end: string): (number | null)[] {
  const values: (number | null)[] = [];
  let total = 0;
  for (let day = isoDate(start), i = 0; day <= end; day = addDays(day, 1), i += 1) {
    const warmth = 12 - 5 * Math.cos((i / 365) * 2 * Math.PI) + 3 * Math.sin(i * 1.7);
    const isGap = day >= '2026-08-03' && day <= '2026-08-09';
    total += Math.max(0, warmth - 7);
    if (isGap) values.push(null);
    else if (id.startsWith('degree-') || id.startsWith('chill')) values.push(total);
    else if (id.startsWith('weekly'))
      values.push(i % 7 === 2 ? Math.round(20 + 18 * Math.sin(i / 15)) : null);
    else if (id.startsWith('daily')) values.push(Math.round(4 + 3 * Math.sin(i / 5)));
    else if (id === 'acc_score') values.push(Math.round(50 + 50 * Math.sin(i / 9)));
    else if (id.endsWith('run') || id.endsWith('band')) values.push(Math.round(6 + 6 * Math.sin(i / 4)));
    else if (id.startsWith('humidity')) values.push(id.includes('max') ? 88 : id.includes('min') ? 34 : 61);
    else values.push(warmth + (id.includes('max') ? 9 : id.includes('min') ? -7 : 0));
  }
  return values;
}
