import type { NeighbourAhead, TESTED_DATES } from '@vigia/domain';
import {
  CONFIDENCE_WORDS,
  counted,
  countedDays,
  DEGREE_DAY_CUTOFF_WORDS,
  DEGREE_DAY_METHOD_WORDS,
  DEGREE_DAY_START_REASONS,
  documentName,
  neighbourText,
  ORIGIN_WORDS,
  PRELIMINARY_MODEL,
  SEASON_START_REASONS,
} from '@vigia/domain/es';
import type { UsedDocument } from '@vigia/domain/farm';

/** Number of stations, if it is known. */
type Stations = number | undefined;

const stationsText = (stations: Stations): string =>
  stations === undefined ? 'las estaciones del campo' : counted(stations, 'estación', 'estaciones');

const cutoff = (code: keyof typeof DEGREE_DAY_CUTOFF_WORDS): string =>
  `Corte ${DEGREE_DAY_CUTOFF_WORDS[code]}.`;

const indexAhead = (days: number): string =>
  `El índice sigue desde el último día medido, con sus temperaturas por hora y la misma regla. Se muestra hasta ${days} días desde hoy: más allá esas temperaturas son muy inciertas para sumar un índice.`;

const RECORDS = {
  filled: 'Días completados',
  noneFilled: 'Ninguno: todos los días que se muestran fueron medidos.',
  filledDays: (days: number) => `${countedDays(days)}: no fueron medidos y llevan su marca en el gráfico.`,
  filledFrom: (days: number, from: string) =>
    `${countedDays(days)}, con ${from}: no fueron medidos y llevan su marca en el gráfico.`,
  data: 'Origen de los datos',
};

const DEGREE_DAYS = {
  formula: 'Fórmula',
  methods: DEGREE_DAY_METHOD_WORDS,
  cutoffs: {
    horizontal: cutoff('horizontal'),
    vertical: cutoff('vertical'),
    intermediate: cutoff('intermediate'),
    none: cutoff('none'),
  },
  thresholds: 'Umbrales',
  lower: (lower: string) => `Inferior ${lower}.`,
  lowerAndUpper: (lower: string, upper: string) => `Inferior ${lower}, superior ${upper}.`,
  document: 'Modelo',
  documentIs: (document: UsedDocument) => `${documentName(document)}.`,
  startReasons: DEGREE_DAY_START_REASONS,
  ignoredBiofix: 'Biofix que no se usa',
  ignoredBiofixOf: (date: string) => `El del ${date}: está fuera de la temporada.`,
  mean: (stations: Stations, hours: number) =>
    `Promedio diario de ${stationsText(stations)} con al menos ${hours} de las 24 horas medidas.`,
  generation: (sum: string) => `Generación: ${sum}`,
  generationIs: 'De adulto a adulto; las siguientes suman el mismo largo.',
  milestone: 'Fecha del próximo hito',
  milestoneIs:
    'Supone que los próximos días serán como los últimos siete; el margen sale de cuánto varían esos días. No considera un cambio de tiempo.',
  milestoneByYears: 'Sale de los años anteriores, como todas las fechas hasta el fin de la temporada.',
  preliminary: `${PRELIMINARY_MODEL}: úsese solo como orientación.`,
};

const CAPTURES = {
  ofDay: 'Capturas de un día',
  ofDayAre:
    'Insectos que las fotografías del día muestran por sobre el máximo visto antes en la misma lámina. Al cambiar la lámina se parte de cero; un conteo menor al anterior no resta.',
  noPhoto: 'Días sin fotografía',
  noPhotoAre: 'No cuentan como cero: lo capturado entonces aparece con la fotografía siguiente.',
  inField: 'Conteo en terreno',
  inFieldIfAny:
    'Lo que una persona encontró en la trampa y retiró también se suma, salvo que una fotografía pudiera mostrarlo antes.',
  inFieldAre: (found: number, summed: number) =>
    `${counted(found, 'insecto que una persona encontró', 'insectos que una persona encontró')} en la trampa y retiró; los valores que los suman llevan su marca en el gráfico.${
      found > summed
        ? ` ${counted(found - summed, 'no se suma', 'no se suman')}: una fotografía de la misma trampa pudo mostrarlos antes.`
        : ''
    }`,
  weekly: 'Incrementales semanales',
  weeklyAre: 'Suma de lunes a domingo; se anota el domingo.',
  accumulated: 'Acumuladas y en fotografía',
  accumulatedAre: 'Suma desde el primer registro, e insectos a la vista en la última fotografía de cada día.',
  twice: 'Incrementales de martes y viernes',
  twiceAre: 'Lo capturado desde el cierre anterior; se anota el martes o el viernes.',
  sum: (stations: Stations) => `Suma de ${stationsText(stations)}.`,
};

const MODELS = {
  extremes: 'Máxima y mínima del día',
  extremesAre: (stations: Stations) =>
    `La mayor y la menor de las lecturas del día, de 00:00 a 24:00 en hora de Chile. Sobre ${stationsText(stations)}.`,
  discarded: 'Lecturas que no se usan',
  discardedAre: (min: string, max: string, humidity: string) =>
    `Las que no se dan en un huerto se descartan como falla del sensor: bajo ${min} o sobre ${max} °C, y sobre ${humidity} % de humedad. Una humedad apenas sobre 100 % cuenta como 100 %.`,
  temperatures: 'Temperaturas',
  temperaturesAre: (base: string, stations: Stations) =>
    `Promedios horarios; el umbral de Horas Frío es ${base} °C. Promedio de ${stationsText(stations)}.`,
  gaps: 'Horas y días sin datos',
  gapsAre: (longest: number, hours: number) =>
    `Vacíos de hasta ${longest} horas se completan con una recta; los más largos no suman frío. Un día cuenta con al menos ${hours} de las 24 horas medidas.`,
  favourable: 'Día favorable',
  favourableIs: (hours: number, from: number, to: number, stations: Stations) =>
    `Al menos ${hours} horas seguidas entre ${from} y ${to} °C dentro del día. Promedio de ${stationsText(stations)}.`,
  index: 'Índice',
  indexIs: (points: number, days: number, rise: number, fall: number) =>
    `Parte en ${points} puntos tras ${days} días favorables seguidos. Desde entonces, cada día favorable suma ${rise} y cada otro día resta ${fall}, siempre entre 0 y 100.`,
  notJudged: (hours: number) =>
    `Con menos de ${hours} de las 24 horas el día no se evalúa, salvo que ya tenga un tramo favorable.`,
};

const AHEAD = {
  term: 'Fechas hasta el fin de la temporada',
  tooFew:
    'Salen de los años anteriores de las estaciones en estas mismas fechas: se necesitan al menos 3 sin vacíos largos, y aún no los hay.',
  forecastBy: (service: string) => `Los primeros días son los que pronostica ${service}.`,
  past: (years: number) =>
    `La suma sigue con los mismos días de ${years} años anteriores, hasta el fin de la temporada, al comienzo algo más cálidos o más fríos, como fueron los últimos siete días. La fecha es la de su curva media. No es un pronóstico del tiempo.`,
  neighbour: (of: NeighbourAhead) => `Cuenta ${neighbourText(of)}.`,
  tested: 'Cuánto aciertan',
  testedAre: ({
    place,
    firstYear,
    lastYear,
    seasons,
    within,
    withinOfFour,
    nearEnough,
  }: typeof TESTED_DATES) =>
    `En ${seasons} temporadas de ${place} (${firstYear}–${lastYear}), cada una según las otras ${seasons - 1}: ${within} de cada 100 etapas a más de 15 días llegaron dentro de su rango, y ${withinOfFour} según cuatro al azar; a 10 días, ${nearEnough} de cada 100 fechas erraron en 3 días o menos. Es un solo lugar, y fresco: en otro clima pueden acertar más o menos.`,
  band: 'Uno de cada diez años llega antes del rango, y uno después: con menos años, el rango es más ancho.',
};

/** Words of the derivations that `¿De dónde sale?` opens. */
export const ORIGIN = {
  why: '¿De dónde sale?',
  whyOf: (what: string) => `¿De dónde sale? ${what}`,
  source: 'Fuente:',
  evidence: ORIGIN_WORDS,
  confidence: CONFIDENCE_WORDS,
  from: (date: string) => `Desde el ${date}`,
  firstDay: 'Primer día que se cuenta.',
  seasonReasons: SEASON_START_REASONS,
  stations: 'Estaciones',
  noData: 'Días sin datos',
  missing: (days: number) => {
    if (days === 0) return 'No faltan días.';
    return `${days === 1 ? 'Falta' : 'Faltan'} ${countedDays(days)}: se ven como corte, nunca como cero.`;
  },
  records: RECORDS,
  degreeDays: DEGREE_DAYS,
  ahead: AHEAD,
  captures: CAPTURES,
  models: MODELS,
  forecast: {
    term: 'Pronóstico',
    climate: {
      fromHours: 'Máxima y mínima entre sus valores por hora, en la ubicación de las estaciones.',
      normal: 'El rango probable deja fuera el 10 % más bajo y el 10 % más alto.',
    },
    chill: {
      fromHours: 'El frío se sigue sumando desde el último día medido, con sus temperaturas por hora.',
      normal:
        'El frío se sigue sumando desde el último día medido; el rango probable deja fuera el 10 % más bajo y el 10 % más alto.',
    },
    mildew: indexAhead,
    apart: 'No es una medición: no entra en promedios, extremos ni días con datos.',
  },
};
