/** Twelve values, January first. */
type Months = readonly [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

/** Monthly climate of a zone. */
export interface ClimateZone {
  /** Mean of the daily maxima and minima, °C. */
  readonly maximum: Months;
  readonly minimum: Months;
  /** Mean relative humidity, %. */
  readonly humidity: Months;
  /** Days with at least 1 mm of rain. */
  readonly wetDays: Months;
  /** Mean rain of such a day in winter, mm. */
  readonly rainOfWetDay: number;
}

/**
 * Central Chile from the coast to the foot of the Andes and from the Aconcagua to the Malleco. The values are
 * rounded and approximate. They follow the 1991–2020 normals of Chile's weather service (Dirección
 * Meteorológica de Chile: Quinta Normal, Curicó, Chillán, Los Ángeles) and the descriptions of the Casablanca
 * and Quillota valleys in the agroclimatic districts of INIA and CIREN, written from memory and adjusted to
 * open country. They only make a demo farm look like its region and must not be cited.
 */
export const CLIMATE_ZONES = {
  casablanca: {
    maximum: [26, 25.9, 24.7, 21.4, 18.2, 16, 15.3, 16.3, 17.8, 20, 22.6, 24.8],
    minimum: [10.4, 10.1, 8.9, 6.9, 5.9, 5, 4.2, 4.6, 5.3, 6.4, 7.9, 9.5],
    humidity: [70, 71, 74, 78, 83, 85, 85, 83, 80, 76, 72, 70],
    wetDays: [0.2, 0.3, 0.6, 2, 5, 7, 6.5, 5.5, 3.5, 2, 0.8, 0.4],
    rainOfWetDay: 12,
  },
  aconcagua: {
    maximum: [26.8, 26.6, 25.2, 22.4, 19.4, 17.3, 16.8, 17.8, 19.3, 21.3, 23.6, 25.7],
    minimum: [11.8, 11.5, 10.2, 8.1, 6.8, 5.6, 4.9, 5.6, 6.6, 7.9, 9.3, 10.9],
    humidity: [65, 67, 70, 74, 79, 81, 81, 79, 76, 72, 67, 65],
    wetDays: [0.1, 0.2, 0.4, 1.6, 4, 5.5, 5.5, 4.5, 2.5, 1.5, 0.6, 0.3],
    rainOfWetDay: 11,
  },
  maipo: {
    maximum: [30, 29.4, 27.4, 23.1, 18.5, 15.4, 14.9, 16.7, 19.1, 22.5, 26, 28.7],
    minimum: [12.2, 11.6, 9.7, 6.7, 4.6, 3.2, 2.6, 3.5, 5.1, 7.2, 9.2, 11.2],
    humidity: [56, 59, 63, 70, 78, 82, 82, 78, 73, 66, 59, 55],
    wetDays: [0.2, 0.3, 0.5, 2, 4, 6, 6, 5, 3.5, 2, 0.9, 0.4],
    rainOfWetDay: 10,
  },
  cachapoal: {
    maximum: [29.6, 29.1, 27, 22.6, 17.8, 14.7, 14.2, 16, 18.5, 21.9, 25.5, 28.3],
    minimum: [11.6, 11.1, 9.3, 6.6, 5, 3.9, 3.2, 3.9, 5.2, 6.9, 8.7, 10.6],
    humidity: [60, 62, 66, 73, 81, 85, 85, 81, 76, 69, 63, 59],
    wetDays: [0.3, 0.4, 0.8, 2.8, 6, 8, 7.5, 6.5, 4.5, 2.8, 1.3, 0.6],
    rainOfWetDay: 13,
  },
  maule: {
    maximum: [29.5, 29, 26.5, 21.7, 16.5, 13.2, 12.6, 14.6, 17.3, 20.8, 24.7, 27.9],
    minimum: [11.8, 11.2, 9.2, 6.6, 5, 4, 3.3, 3.8, 5, 6.8, 8.9, 10.9],
    humidity: [57, 59, 64, 73, 83, 87, 87, 83, 77, 70, 63, 58],
    wetDays: [0.6, 0.7, 1.3, 3.5, 8, 10, 9.5, 8, 5.5, 4, 2.2, 1.2],
    rainOfWetDay: 14,
  },
  malleco: {
    maximum: [28.4, 28.2, 25.4, 20.6, 15.6, 12.6, 12.1, 13.8, 16.3, 19.2, 22.9, 26.3],
    minimum: [11, 10.6, 8.8, 6.6, 5.4, 4.3, 3.6, 3.9, 4.8, 6.2, 8, 9.8],
    humidity: [58, 59, 64, 73, 83, 87, 87, 83, 77, 72, 66, 60],
    wetDays: [1.2, 1.3, 2.2, 5, 10, 12, 12, 10, 7, 6, 4, 2.5],
    rainOfWetDay: 13,
  },
} as const satisfies Record<string, ClimateZone>;

export type ClimateZoneName = keyof typeof CLIMATE_ZONES;

/** The value of a day of the year: linear interpolation between the middles of the months. */
export function onDay(months: Months, dayOfYear: number): number {
  const position = dayOfYear / 30.44 - 0.5;
  const before = Math.floor(position);
  const share = position - before;
  const at = (month: number) => months[(month + 12) % 12] as number;
  return at(before) * (1 - share) + at(before + 1) * share;
}
