import {
  CHILL_BASE,
  CHILL_METRICS,
  CHILL_MODELS,
  formatNumber,
  GUBLER_RULE,
  LONGEST_FILLED_GAP,
  PLAUSIBLE_HUMIDITY,
  PLAUSIBLE_TEMPERATURE,
  type SeriesForecast,
} from '@vigia/domain';
import { forecastEntries } from './forecast-origin.ts';
import type { OriginFacts } from './origin-facts.ts';
import type { OriginEntry } from './origin-list.tsx';
import { coverageText, missingText, recordEntries, startEntries, stationsText } from './record-entries.ts';

/** What a panel knows of its own series, beside the facts it is given. */
interface Known extends OriginFacts {
  readonly missingDays: number;
  /** Who measured: 'Vigía · Los Aromos Norte'. */
  readonly source?: string | undefined;
  /** The days to come, as they were told. */
  readonly forecasts?: readonly (SeriesForecast | null | undefined)[] | undefined;
}

export function climateOrigin(known: Known): OriginEntry[] {
  const { min, max } = PLAUSIBLE_TEMPERATURE;
  return [
    {
      term: 'Máxima y mínima del día',
      text: `La mayor y la menor de las lecturas del día, de 00:00 a 24:00 en hora de Chile. ${stationsText('Sobre', known.stations)}.`,
    },
    {
      term: 'Lecturas que no se usan',
      text: `Las que no se dan en un huerto se descartan como falla del sensor: bajo ${formatNumber(min, 0)} o sobre ${formatNumber(max, 0)} °C, y sobre ${formatNumber(PLAUSIBLE_HUMIDITY.max, 0)} % de humedad. Una humedad apenas sobre 100 % cuenta como 100 %.`,
    },
    ...startEntries(known.start),
    { term: 'Días sin datos', text: missingText(known.missingDays) },
    ...forecastEntries(known.forecasts, 'climate'),
    ...recordEntries(known, known.source),
  ];
}

export function chillOrigin(known: Known): OriginEntry[] {
  return [
    ...CHILL_METRICS.map((metric) => ({
      term: `${CHILL_MODELS[metric].label} (${CHILL_MODELS[metric].unitLabel})`,
      text: CHILL_MODELS[metric].description,
      sources: [{ cited: CHILL_MODELS[metric].citation }],
    })),
    {
      term: 'Temperaturas',
      text: `Promedios horarios; el umbral de Horas Frío es ${formatNumber(CHILL_BASE, 0)} °C. ${stationsText('Promedio de', known.stations)}.`,
    },
    ...startEntries(known.start),
    {
      term: 'Horas y días sin datos',
      text: `Vacíos de hasta ${LONGEST_FILLED_GAP} horas se completan con una recta; los más largos no suman frío. Un día cuenta con al menos ${coverageText} medidas. ${missingText(known.missingDays)}`,
    },
    ...forecastEntries(known.forecasts, 'chill'),
    ...recordEntries(known, known.source),
  ];
}

export function mildewOrigin(known: Known): OriginEntry[] {
  const { band, hours, onsetDays, onsetPoints, rise, fall } = GUBLER_RULE;
  return [
    {
      term: 'Día favorable',
      text: `Al menos ${hours} horas seguidas entre ${band.from} y ${band.to} °C dentro del día. ${stationsText('Promedio de', known.stations)}.`,
    },
    {
      term: 'Índice',
      text: `Parte en ${onsetPoints} puntos tras ${onsetDays} días favorables seguidos. Desde entonces, cada día favorable suma ${rise} y cada otro día resta ${fall}, siempre entre 0 y 100.`,
      sources: [
        {
          cited:
            'Gubler, W. D., Rademacher, M. R., Vasquez, S. J. y Thomas, C. S. (1999). Control of powdery mildew using the UC Davis powdery mildew risk index. APSnet Feature 0199.',
        },
      ],
    },
    ...startEntries(known.start),
    {
      term: 'Días sin datos',
      text: `Con menos de ${coverageText} el día no se evalúa, salvo que ya tenga un tramo favorable. ${missingText(known.missingDays)}`,
    },
    ...forecastEntries(known.forecasts, 'mildew'),
    ...recordEntries(known, known.source),
  ];
}
