import type { ChillMetric, EmbedLocale, PublishedLevel } from '@vigia/domain';

interface PictureWords {
  readonly season: (sector: string, season: string) => string;
  readonly degreeDays: (pest: string) => string;
  readonly captures: (pest: string, isDaily: boolean) => string;
  readonly climate: string;
  readonly mildew: string;
  readonly chill: string;
  readonly map: string;
  readonly accumulated: (from: string, value: string, on: string) => string;
  readonly caught: (total: string, isOne: boolean) => string;
  readonly nothingCaught: string;
  readonly lastTemperature: (max: string, min: string, on: string) => string;
  readonly lastHumidity: (max: string, min: string, on: string) => string;
  readonly index: (value: string, on: string) => string;
  readonly doesNotApply: string;
  /** Name and unit of each model. */
  readonly chillModels: Readonly<Record<ChillMetric, readonly [name: string, unit: string]>>;
  readonly missing: (days: number) => string;
  readonly stations: (count: number) => string;
  readonly noDegreeDays: string;
  readonly nothing: Readonly<
    Record<'degree-days' | 'captures' | 'climate' | 'mildew' | 'chill' | 'map', string>
  >;
  readonly temperature: string;
  readonly humidity: string;
  readonly rain: string;
  readonly parts: Readonly<Record<'connection' | 'energy' | 'images' | 'sensors', string>>;
  readonly states: Readonly<Record<'ok' | 'warning' | 'error' | 'unknown', string>>;
  readonly week: (count: string, isOne: boolean) => string;
  readonly uncounted: string;
  readonly level: Readonly<Record<PublishedLevel, string>>;
}

const ES: PictureWords = {
  season: (sector, season) => `${sector}, temporada ${season}`,
  degreeDays: (pest) => `Grados día y capturas de ${pest}`,
  captures: (pest, isDaily) => `Capturas de ${pest} por ${isDaily ? 'día' : 'semana'}`,
  climate: 'Temperatura y humedad diarias',
  mildew: 'Índice de riesgo de oídio',
  chill: 'Frío acumulado',
  map: 'Estaciones del campo',
  accumulated: (from, value, on) => `Grados día acumulados desde el ${from}: ${value} al ${on}.`,
  caught: (total, isOne) => `Capturas: ${total} ${isOne ? 'adulto' : 'adultos'} en total.`,
  nothingCaught: 'Sin capturas registradas.',
  lastTemperature: (max, min, on) => `Temperatura máxima ${max} y mínima ${min} el ${on}.`,
  lastHumidity: (max, min, on) => `Humedad máxima ${max} y mínima ${min} el ${on}.`,
  index: (value, on) => `Índice de oídio: ${value} el ${on}.`,
  doesNotApply: 'El seguimiento de oídio no aplica para este cultivo.',
  chillModels: {
    chill_model_weinberger: ['Horas Frío', 'h'],
    chill_model_utah: ['Utah', 'UF'],
    chill_model_infruitec: ['Utah Positivo', 'UF'],
    chill_model_dynamic: ['Dynamic', 'PF'],
  },
  missing: (days) => (days === 1 ? 'Falta 1 día de datos.' : `Faltan ${days} días de datos.`),
  stations: (count) => (count === 1 ? '1 estación.' : `${count} estaciones.`),
  noDegreeDays: 'Sin grados día en la temporada.',
  nothing: {
    'degree-days': 'Sin grados día ni capturas en la temporada',
    captures: 'Sin capturas en la temporada',
    climate: 'Sin mediciones de clima en la temporada',
    mildew: 'Sin índice de oídio en la temporada',
    chill: 'Sin frío acumulado en la temporada',
    map: 'Sin estaciones en la temporada',
  },
  temperature: 'Temperatura',
  humidity: 'Humedad',
  rain: 'Lluvia de hoy',
  parts: { connection: 'Conexión', energy: 'Energía', images: 'Imágenes', sensors: 'Sensores' },
  states: { ok: 'Bien', warning: 'Atención', error: 'Falla', unknown: 'Sin datos' },
  week: (count, isOne) => `${count} ${isOne ? 'captura' : 'capturas'} en 7 días`,
  uncounted: 'Sin capturas contadas en 7 días',
  level: {
    low: 'riesgo bajo',
    moderate: 'riesgo medio',
    high: 'riesgo alto',
    unknown: 'sin datos recientes',
  },
};

const EN: PictureWords = {
  season: (sector, season) => `${sector}, season ${season}`,
  degreeDays: (pest) => `Degree-days and captures of ${pest}`,
  captures: (pest, isDaily) => `${isDaily ? 'Daily' : 'Weekly'} captures of ${pest}`,
  climate: 'Daily temperature and humidity',
  mildew: 'Powdery mildew risk index',
  chill: 'Accumulated chill',
  map: 'Stations of the field',
  accumulated: (from, value, on) => `Degree-days accumulated since ${from}: ${value} by ${on}.`,
  caught: (total, isOne) => `Captures: ${total} ${isOne ? 'adult' : 'adults'} in all.`,
  nothingCaught: 'No captures recorded.',
  lastTemperature: (max, min, on) => `Highest temperature ${max} and lowest ${min} on ${on}.`,
  lastHumidity: (max, min, on) => `Highest humidity ${max} and lowest ${min} on ${on}.`,
  index: (value, on) => `Powdery mildew index: ${value} on ${on}.`,
  doesNotApply: 'Powdery mildew is not followed on this crop.',
  chillModels: {
    chill_model_weinberger: ['Chilling hours', 'h'],
    chill_model_utah: ['Utah', 'CU'],
    chill_model_infruitec: ['Positive Utah', 'CU'],
    chill_model_dynamic: ['Dynamic', 'CP'],
  },
  missing: (days) => (days === 1 ? '1 day of data is missing.' : `${days} days of data are missing.`),
  stations: (count) => (count === 1 ? '1 station.' : `${count} stations.`),
  noDegreeDays: 'No degree-days in the season.',
  nothing: {
    'degree-days': 'No degree-days or captures in the season',
    captures: 'No captures in the season',
    climate: 'No climate measured in the season',
    mildew: 'No powdery mildew index in the season',
    chill: 'No chill accumulated in the season',
    map: 'No stations in the season',
  },
  temperature: 'Temperature',
  humidity: 'Humidity',
  rain: 'Rain today',
  parts: { connection: 'Connection', energy: 'Power', images: 'Images', sensors: 'Sensors' },
  states: { ok: 'Good', warning: 'Attention', error: 'Fault', unknown: 'No data' },
  week: (count, isOne) => `${count} ${isOne ? 'capture' : 'captures'} in 7 days`,
  uncounted: 'No captures counted in 7 days',
  level: { low: 'low risk', moderate: 'moderate risk', high: 'high risk', unknown: 'no recent data' },
};

const PT: PictureWords = {
  season: (sector, season) => `${sector}, safra ${season}`,
  degreeDays: (pest) => `Graus-dia e capturas de ${pest}`,
  captures: (pest, isDaily) => `Capturas ${isDaily ? 'diárias' : 'semanais'} de ${pest}`,
  climate: 'Temperatura e umidade diárias',
  mildew: 'Índice de risco de oídio',
  chill: 'Frio acumulado',
  map: 'Estações do campo',
  accumulated: (from, value, on) => `Graus-dia acumulados desde ${from}: ${value} até ${on}.`,
  caught: (total, isOne) => `Capturas: ${total} ${isOne ? 'adulto' : 'adultos'} no total.`,
  nothingCaught: 'Sem capturas registradas.',
  lastTemperature: (max, min, on) => `Temperatura máxima ${max} e mínima ${min} em ${on}.`,
  lastHumidity: (max, min, on) => `Umidade máxima ${max} e mínima ${min} em ${on}.`,
  index: (value, on) => `Índice de oídio: ${value} em ${on}.`,
  doesNotApply: 'O oídio não é acompanhado nesta cultura.',
  chillModels: {
    chill_model_weinberger: ['Horas de frio', 'h'],
    chill_model_utah: ['Utah', 'UF'],
    chill_model_infruitec: ['Utah positivo', 'UF'],
    chill_model_dynamic: ['Dinâmico', 'PF'],
  },
  missing: (days) => (days === 1 ? 'Falta 1 dia de dados.' : `Faltam ${days} dias de dados.`),
  stations: (count) => (count === 1 ? '1 estação.' : `${count} estações.`),
  noDegreeDays: 'Sem graus-dia na safra.',
  nothing: {
    'degree-days': 'Sem graus-dia nem capturas na safra',
    captures: 'Sem capturas na safra',
    climate: 'Sem medições de clima na safra',
    mildew: 'Sem índice de oídio na safra',
    chill: 'Sem frio acumulado na safra',
    map: 'Sem estações na safra',
  },
  temperature: 'Temperatura',
  humidity: 'Umidade',
  rain: 'Chuva de hoje',
  parts: { connection: 'Conexão', energy: 'Energia', images: 'Imagens', sensors: 'Sensores' },
  states: { ok: 'Bem', warning: 'Atenção', error: 'Falha', unknown: 'Sem dados' },
  week: (count, isOne) => `${count} ${isOne ? 'captura' : 'capturas'} em 7 dias`,
  uncounted: 'Sem capturas contadas em 7 dias',
  level: { low: 'risco baixo', moderate: 'risco médio', high: 'risco alto', unknown: 'sem dados recentes' },
};

export const PICTURE_WORDS: Readonly<Record<EmbedLocale, PictureWords>> = { es: ES, en: EN, pt: PT };
