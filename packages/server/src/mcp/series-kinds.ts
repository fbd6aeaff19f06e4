import type { SeriesQuery } from '@vigia/api/client';
import type { ToolSeries } from '@vigia/api/contract';

/** How a series of the tool is asked for, and how its values are to be read. */
export interface SeriesKind {
  /** `index`: a running figure that falls as well. */
  readonly transform: NonNullable<SeriesQuery['perStation']> | 'index';
  /** How stations are put together. */
  readonly together: NonNullable<SeriesQuery['aggregation']>;
  /** How the days of a week or month are. */
  readonly bins: NonNullable<SeriesQuery['bins']>['method'];
  readonly unit: string;
  readonly meaning: string;
}

const MEAN = 'Mean of the stations.';
const climate = (bins: SeriesKind['bins'], unit: string, meaning: string): SeriesKind => ({
  ...{ transform: 'value', together: 'avg', bins, unit },
  meaning: `${meaning} ${MEAN}`,
});
const total = (unit: string, meaning: string): SeriesKind => ({
  ...{ transform: 'accumulated', together: 'avg', bins: 'max', unit },
  meaning: `${meaning} gathered since \`acc_from\`, until the end of the day, week or month. ${MEAN}`,
});

export const SERIES_KINDS: Readonly<Record<ToolSeries, SeriesKind>> = {
  captures: {
    ...{ transform: 'incremental', together: 'sum', bins: 'sum', unit: 'insects' },
    meaning: 'Insects that the photos of the day, week or month add, of all traps of the pest.',
  },
  degree_days: total('°C·day', 'Degree-days by the rule of the pest’s model'),
  temperature_max_daily: climate(
    'max',
    '°C',
    'Highest temperature of the day; of a week or month its highest.',
  ),
  temperature_min_daily: climate(
    'min',
    '°C',
    'Lowest temperature of the day; of a week or month its lowest.',
  ),
  temperature_avg_daily: climate('avg', '°C', 'Mean temperature.'),
  humidity_max_daily: climate(
    'max',
    '%',
    'Highest relative humidity of the day; of a week or month its highest.',
  ),
  humidity_min_daily: climate(
    'min',
    '%',
    'Lowest relative humidity of the day; of a week or month its lowest.',
  ),
  humidity_avg_daily: climate('avg', '%', 'Mean relative humidity.'),
  chill_model_weinberger: total('h', 'Hours below 7 °C'),
  chill_model_utah: total('chill units', 'Chill units of the Utah model'),
  chill_model_infruitec: total('chill units', 'Chill units of the Positive Utah model'),
  chill_model_dynamic: total('chill portions', 'Chill portions of the Dynamic model'),
  mildew_index: {
    ...{ transform: 'index', together: 'avg', bins: 'max', unit: 'points' },
    meaning: `The Gubler index of powdery mildew, 0 to 100; of a week or month its highest. ${MEAN}`,
  },
};
