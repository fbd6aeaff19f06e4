import type { HealthPartId, HealthState, Period, PublishedLevel } from '@vigia/domain';
import type { Language } from '../elements/language.ts';

/** What the widgets themselves say; the words inside charts are `translate/`'s. */
export interface WidgetWords {
  readonly loading: string;
  /** What unfolds a card that is longer than its place, and folds it again. */
  readonly whole: string;
  readonly less: string;
  readonly close: string;
  readonly season: string;
  readonly source: string;
  readonly dataUntil: string;
  readonly period: string;
  readonly periods: Readonly<Record<Period, { readonly wide: string; readonly narrow: string }>>;
  readonly titles: Readonly<Record<'captures' | 'climate' | 'mildew' | 'chill' | 'map' | 'stations', string>>;
  readonly levels: Readonly<Record<PublishedLevel, string>>;
  readonly levelKey: string;
  readonly roughly: string;
  readonly mapKeys: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly wholeMap: string;
  readonly noStations: string;
  readonly values: Readonly<Record<'temperature' | 'humidity' | 'rain', string>>;
  readonly noValue: string;
  readonly healthTitle: string;
  readonly health: Readonly<Record<HealthPartId, string>>;
  readonly states: Readonly<Record<HealthState, string>>;
  readonly weekCaptures: string;
  readonly since: string;
  readonly asOf: string;
}

export const WORDS: Readonly<Record<Language, WidgetWords>> = {
  es: {
    loading: 'Cargando datos',
    whole: 'Ver todo',
    less: 'Ver menos',
    close: 'Cerrar',
    season: 'Temporada',
    source: 'Fuente: Vigía',
    dataUntil: 'datos al',
    period: 'Período',
    periods: {
      '30days': { wide: 'Últimos 30 días', narrow: '30 días' },
      '90days': { wide: 'Últimos 90 días', narrow: '90 días' },
      allSeason: { wide: 'Toda la temporada', narrow: 'Temporada' },
    },
    titles: {
      captures: 'Capturas',
      climate: 'Clima',
      mildew: 'Riesgo de oídio',
      chill: 'Frío acumulado',
      map: 'Estaciones del campo',
      stations: 'Estaciones',
    },
    levels: { low: 'Bajo', moderate: 'Medio', high: 'Alto', unknown: 'Sin datos' },
    levelKey: 'Nivel por capturas de los últimos siete días',
    roughly: 'Las posiciones son aproximadas.',
    mapKeys: 'Flechas: mover; más y menos: acercar y alejar; Inicio: todas las estaciones',
    zoomIn: 'Acercar',
    zoomOut: 'Alejar',
    wholeMap: 'Mostrar todas las estaciones',
    noStations: 'Este campo no tiene estaciones publicadas.',
    values: { temperature: 'Temperatura', humidity: 'Humedad', rain: 'Lluvia de hoy' },
    noValue: 'sin dato',
    healthTitle: 'Salud de la estación',
    health: { connection: 'Conexión', energy: 'Energía', images: 'Imágenes', sensors: 'Sensores' },
    states: { ok: 'bien', warning: 'atención', error: 'falla', unknown: 'sin información' },
    weekCaptures: 'capturas en siete días',
    since: 'desde el',
    asOf: 'Datos al',
  },
  en: {
    loading: 'Loading data',
    whole: 'Show all',
    less: 'Show less',
    close: 'Close',
    season: 'Season',
    source: 'Source: Vigía',
    dataUntil: 'data until',
    period: 'Period',
    periods: {
      '30days': { wide: 'Last 30 days', narrow: '30 days' },
      '90days': { wide: 'Last 90 days', narrow: '90 days' },
      allSeason: { wide: 'Whole season', narrow: 'Season' },
    },
    titles: {
      captures: 'Catches',
      climate: 'Weather',
      mildew: 'Powdery mildew risk',
      chill: 'Accumulated chill',
      map: 'Stations of the field',
      stations: 'Stations',
    },
    levels: { low: 'Low', moderate: 'Moderate', high: 'High', unknown: 'No data' },
    levelKey: 'Level by the catches of the last seven days',
    roughly: 'Positions are approximate.',
    mapKeys: 'Arrows: move; plus and minus: zoom; Home: all stations',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    wholeMap: 'Show all stations',
    noStations: 'This field publishes no stations.',
    values: { temperature: 'Temperature', humidity: 'Humidity', rain: 'Rain today' },
    noValue: 'no value',
    healthTitle: 'Station health',
    health: { connection: 'Connection', energy: 'Power', images: 'Images', sensors: 'Sensors' },
    states: { ok: 'good', warning: 'attention', error: 'fault', unknown: 'no information' },
    weekCaptures: 'catches in seven days',
    since: 'since',
    asOf: 'Data until',
  },
  pt: {
    loading: 'Carregando dados',
    whole: 'Ver tudo',
    less: 'Ver menos',
    close: 'Fechar',
    season: 'Temporada',
    source: 'Fonte: Vigía',
    dataUntil: 'dados até',
    period: 'Período',
    periods: {
      '30days': { wide: 'Últimos 30 dias', narrow: '30 dias' },
      '90days': { wide: 'Últimos 90 dias', narrow: '90 dias' },
      allSeason: { wide: 'Toda a temporada', narrow: 'Temporada' },
    },
    titles: {
      captures: 'Capturas',
      climate: 'Clima',
      mildew: 'Risco de oídio',
      chill: 'Frio acumulado',
      map: 'Estações do talhão',
      stations: 'Estações',
    },
    levels: { low: 'Baixo', moderate: 'Médio', high: 'Alto', unknown: 'Sem dados' },
    levelKey: 'Nível pelas capturas dos últimos sete dias',
    roughly: 'As posições são aproximadas.',
    mapKeys: 'Setas: mover; mais e menos: aproximar e afastar; Início: todas as estações',
    zoomIn: 'Aproximar',
    zoomOut: 'Afastar',
    wholeMap: 'Mostrar todas as estações',
    noStations: 'Este talhão não publica estações.',
    values: { temperature: 'Temperatura', humidity: 'Umidade', rain: 'Chuva de hoje' },
    noValue: 'sem dado',
    healthTitle: 'Saúde da estação',
    health: { connection: 'Conexão', energy: 'Energia', images: 'Imagens', sensors: 'Sensores' },
    states: { ok: 'bem', warning: 'atenção', error: 'falha', unknown: 'sem informação' },
    weekCaptures: 'capturas em sete dias',
    since: 'desde',
    asOf: 'Dados até',
  },
};
