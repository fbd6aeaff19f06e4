import * as answers from '../../packages/widgets/src/panels/read/answers.fixture.ts';

/** Answers of a season or a range of days without any measurement. */
export const WITHOUT_DATA = {
  'degree-days': () => {
    const { degree_days } = answers.degreeDaysAnswer();
    const none = { degree_days: { ...degree_days, values: [] }, captures: [], markers: [] };
    return answers.degreeDaysAnswer(none);
  },
  captures: () => answers.capturesAnswer({ captures: [] }),
  climate: () =>
    answers.climateAnswer({
      temperature_max: null,
      temperature_min: null,
      humidity_max: null,
      humidity_min: null,
    }),
  mildew: () => answers.mildewAnswer({ index: null, longest_run: null, hours_in_band: null }),
  chill: () => {
    const { series } = answers.chillAnswer();
    const none = Object.fromEntries(Object.keys(series).map((model) => [model, null]));
    return answers.chillAnswer({ series: none as typeof series });
  },
  card: () => answers.cardAnswer({ temperature: null, humidity: null, rain: null, chip: null }),
  map: () => answers.mapAnswer({ stations: [] }),
  risk: () =>
    answers.riskAnswer({
      level: 'unknown',
      kind: null,
      pest_id: null,
      subject: '',
      since: null,
      as_of: null,
      value: null,
      text: 'En este campo no se sigue ningún riesgo.',
    }),
} as const;
