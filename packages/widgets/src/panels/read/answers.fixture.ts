import type {
  EmbedCaptures,
  EmbedCard,
  EmbedChill,
  EmbedClimate,
  EmbedDegreeDays,
  EmbedForecast,
  EmbedMap,
  EmbedMildew,
  EmbedRisk,
} from '@vigia/api/contract';
import { addDays, isoDate } from '@vigia/domain';

const START = isoDate('2026-09-10');
const GAP = { from: 30, to: 33 };

/** Two seasons with the sums of the one shown, more or less warm, and one that is not compared. */
export function comparedAnswer(): NonNullable<EmbedDegreeDays['compared']> {
  const { degree_days } = degreeDaysAnswer();
  const season = (season_id: number, warmth: number) => ({
    season_id,
    season_name: `${2018 + season_id}–${19 + season_id}`,
    degree_days: {
      ...degree_days,
      values: degree_days.values.map((value) => value && Math.round(value * warmth * 10) / 10),
    },
    reason: null,
  });
  return {
    align: 'biofix',
    sentences: [
      'Al 20 nov, contando los días desde cada biofix, la suma va 9 días adelantada respecto de 2025–26 y 2 días atrasada respecto de 2024–25.',
      'La más parecida es 2024–25: alcanzó las mismas sumas con 1,2 días de diferencia en promedio (3 días a lo más, en 69 días comparados).',
      'No se compara 2023–24: falta el biofix de la plaga en ese campo o temporada.',
    ],
    seasons: [
      { ...season(7, 0.86), days_ahead: 9, mean_days_apart: 5.4, most_days_apart: 9, compared_days: 69 },
      { ...season(6, 1.04), days_ahead: -2, mean_days_apart: 1.2, most_days_apart: 3, compared_days: 69 },
      {
        ...{ season_id: 5, season_name: '2023–24', degree_days: null, days_ahead: null },
        ...{ mean_days_apart: null, most_days_apart: null, compared_days: null, reason: 'no-biofix' },
      },
    ],
  };
}

/** Captures of two seasons below those shown, and one that is not compared. */
export function comparedCapturesAnswer(): NonNullable<EmbedCaptures['compared']> {
  const season = (season_id: number, later: number, counts: readonly number[], caught_after: number) => ({
    season_id,
    season_name: `${2018 + season_id}–${19 + season_id}`,
    daily_captures: {
      start: addDays(START, later),
      step: 'day' as const,
      values: counts.flatMap((count) => [count, ...Array<null>(6).fill(null)]),
    },
    caught_until: counts.reduce((sum, count) => sum + count, 0) - caught_after,
    caught_after,
    reason: null,
  });
  return {
    align: 'degree-days',
    sentences: [
      'Con 375,2 °C·día acumulados, esta temporada lleva 91 individuos.',
      'Hasta esa suma, 2025–26 llevaba 70 individuos; después sumó 13.',
      'Hasta esa suma, 2024–25 llevaba 111 individuos; después sumó 0.',
      'No se compara 2023–24: su suma no empieza en un biofix, y la de esta temporada sí, o al revés.',
    ],
    seasons: [
      season(7, 7, [1, 5, 14, 26, 8, 3, 0, 2, 11, 13], 13),
      season(6, 0, [0, 8, 19, 35, 17, 6, 2, 4, 20], 0),
      {
        ...{ season_id: 5, season_name: '2023–24', daily_captures: null, reason: 'other-start' },
        ...{ caught_until: null, caught_after: null },
      },
    ],
  };
}

/** An answer of a running season: a biofix, three days without data, two flights, a control. */
export function degreeDaysAnswer(over: Partial<EmbedDegreeDays> = {}): EmbedDegreeDays {
  let sum = 0;
  const values = Array.from({ length: 72 }, (_, i) => {
    if (i >= GAP.from && i < GAP.to) return null;
    sum += 2.2 + i * 0.09 + Math.sin(i * 1.7) * 0.8;
    return Math.round(sum * 10) / 10;
  });
  return {
    sector_name: 'Los Maitenes',
    pest_id: 1,
    pest_name: 'Lobesia botrana',
    season_name: '2026–27',
    season_start: isoDate('2026-05-01'),
    season_end: isoDate('2027-04-30'),
    today: isoDate('2026-11-21'),
    metric: 'dd_single_sine_10_30_horizontal',
    start_date: START,
    start_reason: 'biofix',
    degree_days: { start: START, step: 'day', values },
    missing_days: GAP.to - GAP.from,
    captures: [0, 3, 11, 24, 9, 2, 1, 6, 14, 21].map((value, i) => ({
      date: addDays(START, 3 + i * 7),
      value,
    })),
    markers: [
      { id: 'biofix-1', date: START, kind: 'biofix', code: 'biofix', label: 'Biofix' },
      {
        id: 'phenology-1',
        date: isoDate('2026-10-28'),
        kind: 'phenology',
        code: 'flowering_full_date',
        label: 'Floración Plena',
      },
      {
        id: 'control-1',
        date: isoDate('2026-10-20'),
        kind: 'control',
        code: 'agrochemical_application',
        label: 'Aplicación de agroquímico',
      },
    ],
    ahead: {
      end: isoDate('2027-04-30'),
      years: 10,
      provider: 'climatology',
      reason: null,
      dates: [
        {
          threshold: 382.4,
          date: isoDate('2026-12-02'),
          earliest: isoDate('2026-11-28'),
          latest: isoDate('2026-12-05'),
        },
        {
          threshold: 534,
          date: isoDate('2026-12-18'),
          earliest: isoDate('2026-12-12'),
          latest: isoDate('2026-12-23'),
        },
        { threshold: 1984.4, date: null, earliest: null, latest: null },
      ],
    },
    ...over,
  };
}

const HEAD = {
  sector_name: 'Los Maitenes',
  season_name: '2026–27',
  season_start: isoDate('2026-05-01'),
  season_end: isoDate('2027-04-30'),
  today: isoDate('2026-11-21'),
} as const;

const column = (valueAt: (i: number) => number) => ({
  start: START,
  step: 'day' as const,
  values: Array.from({ length: 72 }, (_, i) => (i >= 30 && i < 33 ? null : Math.round(valueAt(i) * 10) / 10)),
});

const ahead = (valueAt: (i: number) => number): EmbedForecast => ({
  provider: 'open-meteo',
  reason: null,
  told_at: '2026-11-21T11:30:00.000Z',
  years: null,
  days: Array.from({ length: 16 }, (_, i) => ({
    date: addDays(START, 72 + i),
    value: Math.round(valueAt(i) * 10) / 10,
    low: null,
    high: null,
  })),
});
const withoutService = (): EmbedForecast => ({
  provider: null,
  reason: 'not_told',
  told_at: null,
  years: null,
  days: [],
});

export function capturesAnswer(over: Partial<EmbedCaptures> = {}): EmbedCaptures {
  const { captures } = degreeDaysAnswer();
  return { ...HEAD, pest_id: 1, pest_name: 'Lobesia botrana', stations: 4, captures, ...over };
}

export function climateAnswer(over: Partial<EmbedClimate> = {}): EmbedClimate {
  return {
    ...HEAD,
    temperature_max: column((i) => 18 + i / 7 + 3 * Math.sin(i)),
    temperature_min: column((i) => 5 + i / 12 + 2 * Math.sin(i * 1.3)),
    humidity_max: column((i) => 88 + 6 * Math.sin(i / 3)),
    humidity_min: column((i) => 38 + 9 * Math.sin(i / 2)),
    missing_days: 3,
    forecast: {
      temperature_max: ahead((i) => 27 + 3 * Math.sin(i)),
      temperature_min: ahead((i) => 11 + 2 * Math.sin(i * 1.3)),
      humidity_max: ahead((i) => 88 + 6 * Math.sin(i / 3)),
      humidity_min: ahead((i) => 38 + 9 * Math.sin(i / 2)),
    },
    ...over,
  };
}

/** Extremes of a season beside those shown, and one without a record. */
export function comparedClimateAnswer(): NonNullable<EmbedClimate['compared']> {
  const { temperature_max, temperature_min, humidity_max, humidity_min } = climateAnswer();
  const shown = { temperature_max, temperature_min, humidity_max, humidity_min };
  const cooler = { ...shown, temperature_max: column((i) => 16.5 + i / 7 + 3 * Math.sin(i)) };
  const none = { temperature_max: null, temperature_min: null, humidity_max: null, humidity_min: null };
  return {
    sentences: [
      'En 69 días con datos de ambos lados, las máximas fueron en promedio 1,5 °C más altas que las de 2025–26 y las mínimas, iguales.',
      'No se compara 2024–25: se necesitan al menos 14 días con datos de ambos lados.',
    ],
    seasons: [
      { season_id: 7, season_name: '2025–26', ...cooler },
      { season_id: 6, season_name: '2024–25', ...none },
    ],
  };
}

export function mildewAnswer(over: Partial<EmbedMildew> = {}): EmbedMildew {
  return {
    ...HEAD,
    crop_id: 1,
    applies: true,
    index: column((i) => Math.min(100, Math.max(0, i * 1.6 - 10))),
    longest_run: column((i) => 4 + 3 * Math.sin(i / 4)),
    hours_in_band: column((i) => 6 + 4 * Math.sin(i / 4)),
    missing_days: 3,
    forecast: { index: withoutService(), longest_run: withoutService(), hours_in_band: withoutService() },
    ...over,
  };
}

/** The index of a season beside the one shown, and one without a record. */
export function comparedMildewAnswer(): NonNullable<EmbedMildew['compared']> {
  return {
    sentences: [
      'Hasta el 20 nov van 27 días de riesgo alto (índice de 60 o más); 2025–26 llevaba 4.',
      'No se compara 2024–25: se necesitan al menos 14 días con datos de ambos lados.',
    ],
    seasons: [
      {
        season_id: 7,
        season_name: '2025–26',
        index: column((i) => Math.min(100, Math.max(0, i * 1.1 - 10))),
      },
      { season_id: 6, season_name: '2024–25', index: null },
    ],
  };
}

export function chillAnswer(over: Partial<EmbedChill> = {}): EmbedChill {
  return {
    ...HEAD,
    start_date: isoDate('2026-05-01'),
    series: {
      chill_model_weinberger: column((i) => i * 9),
      chill_model_utah: column((i) => i * 7),
      chill_model_infruitec: column((i) => i * 8),
      chill_model_dynamic: column((i) => i * 0.6),
    },
    missing_days: 3,
    ...over,
  };
}

/** Chilling hours of two seasons beside those shown, fewer and more, and one without a record. */
export function chillComparedAnswer(): NonNullable<EmbedChill['compared']> {
  const season = (season_id: number, aDay: number | null) => ({
    season_id,
    season_name: `${2018 + season_id}–${19 + season_id}`,
    chilling_hours: aDay === null ? null : column((i) => i * aDay),
  });
  return {
    sentences: [
      'Al 20 nov van 639 h de frío: 142 h más que 2025–26 y 71 h menos que 2024–25.',
      'La más parecida es 2024–25: sus horas acumuladas de cada día difieren en 35,7 h en promedio.',
      'No se compara 2023–24: no hay registro de esos días.',
    ],
    seasons: [season(7, 7), season(6, 10), season(5, null)],
  };
}

export function mapAnswer(over: Partial<EmbedMap> = {}): EmbedMap {
  const place = (
    id: number,
    latitude: number,
    longitude: number,
    level: EmbedMap['stations'][0]['level'],
  ) => ({
    station_id: id,
    station_name: `Los Maitenes ${id}`,
    latitude,
    longitude,
    level,
  });
  return {
    sector_name: HEAD.sector_name,
    today: HEAD.today,
    stations: [
      place(1, -33.32, -71.4, 'low'),
      place(2, -33.32, -71.4, 'high'),
      place(3, -33.36, -71.34, 'moderate'),
      place(4, -33.28, -71.38, 'unknown'),
    ],
    ...over,
  };
}

export function riskAnswer(over: Partial<EmbedRisk> = {}): EmbedRisk {
  return {
    sector_name: HEAD.sector_name,
    today: HEAD.today,
    level: 'high',
    kind: 'captures',
    pest_id: 1,
    subject: 'Lobesia botrana',
    since: isoDate('2026-11-15'),
    as_of: isoDate('2026-11-20'),
    value: 21,
    text: 'Riesgo alto de Lobesia botrana en Los Maitenes desde el 15 nov 2026.',
    ...over,
  };
}

export function cardAnswer(over: Partial<EmbedCard> = {}): EmbedCard {
  return {
    station_id: 8,
    station_name: 'Los Maitenes 8',
    sector_name: HEAD.sector_name,
    today: HEAD.today,
    crop_id: 22,
    pest_id: 1,
    pest_name: 'Lobesia botrana',
    temperature: { value: 18.4, at: '2026-11-21T14:00:00.000Z' },
    humidity: { value: 56, at: '2026-11-21T14:00:00.000Z' },
    rain: null,
    health: { connection: 'ok', energy: 'warning', images: 'ok', sensors: 'unknown' },
    chip: { level: 'warning', count: 12 },
    ...over,
  };
}

/** Answers by the name of the call. */
export const ANSWERS = {
  'degree-days': degreeDaysAnswer,
  captures: capturesAnswer,
  climate: climateAnswer,
  mildew: mildewAnswer,
  chill: chillAnswer,
  card: cardAnswer,
  map: mapAnswer,
  risk: riskAnswer,
} as const;
