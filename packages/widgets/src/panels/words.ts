import type { Period, PublishedLevel } from '@vigia/domain';
import { phrasesIn, type StationWords, stationWordsIn } from '@vigia/ui/languages';
import type { Language } from '../elements/language.ts';

/** What only the widgets say. */
interface OwnWords {
  readonly loading: string;
  /** What unfolds a card that is longer than its place, and folds it again. */
  readonly whole: string;
  readonly less: string;
  readonly close: string;
  readonly period: string;
  readonly periods: Readonly<Record<Period, { readonly wide: string; readonly narrow: string }>>;
  readonly risks: Readonly<Record<Exclude<PublishedLevel, 'unknown'>, string>>;
  readonly levelKey: string;
  readonly roughly: string;
  readonly mapKeys: string;
  readonly wholeMap: string;
  readonly noStations: string;
  readonly healthTitle: string;
  readonly weekCaptures: string;
  readonly since: string;
  readonly asOf: string;
}

const OWN: Readonly<Record<Language, OwnWords>> = {
  es: {
    loading: 'Cargando datos',
    whole: 'Ver todo',
    less: 'Ver menos',
    close: 'Cerrar',
    period: 'Período',
    periods: {
      '30days': { wide: 'Últimos 30 días', narrow: '30 días' },
      '90days': { wide: 'Últimos 90 días', narrow: '90 días' },
      allSeason: { wide: 'Toda la temporada', narrow: 'Temporada' },
    },
    risks: { low: 'Bajo', moderate: 'Medio', high: 'Alto' },
    levelKey: 'Nivel por capturas de los últimos siete días',
    roughly: 'Las posiciones son aproximadas.',
    mapKeys: 'Flechas: mover; más y menos: acercar y alejar; Inicio: todas las estaciones',
    wholeMap: 'Mostrar todas las estaciones',
    noStations: 'Este campo no tiene estaciones publicadas.',
    healthTitle: 'Salud de la estación',
    weekCaptures: 'capturas en siete días',
    since: 'desde el',
    asOf: 'Datos al',
  },
  en: {
    loading: 'Loading data',
    whole: 'Show all',
    less: 'Show less',
    close: 'Close',
    period: 'Period',
    periods: {
      '30days': { wide: 'Last 30 days', narrow: '30 days' },
      '90days': { wide: 'Last 90 days', narrow: '90 days' },
      allSeason: { wide: 'Whole season', narrow: 'Season' },
    },
    risks: { low: 'Low', moderate: 'Moderate', high: 'High' },
    levelKey: 'Level by the catches of the last seven days',
    roughly: 'Positions are approximate.',
    mapKeys: 'Arrows: move; plus and minus: zoom; Home: all stations',
    wholeMap: 'Show all stations',
    noStations: 'This field publishes no stations.',
    healthTitle: 'Station health',
    weekCaptures: 'catches in seven days',
    since: 'since',
    asOf: 'Data until',
  },
  pt: {
    loading: 'Carregando dados',
    whole: 'Ver tudo',
    less: 'Ver menos',
    close: 'Fechar',
    period: 'Período',
    periods: {
      '30days': { wide: 'Últimos 30 dias', narrow: '30 dias' },
      '90days': { wide: 'Últimos 90 dias', narrow: '90 dias' },
      allSeason: { wide: 'Toda a safra', narrow: 'Safra' },
    },
    risks: { low: 'Baixo', moderate: 'Médio', high: 'Alto' },
    levelKey: 'Nível pelas capturas dos últimos sete dias',
    roughly: 'As posições são aproximadas.',
    mapKeys: 'Setas: mover; mais e menos: aproximar e afastar; Início: todas as estações',
    wholeMap: 'Mostrar todas as estações',
    noStations: 'Este talhão não publica estações.',
    healthTitle: 'Saúde da estação',
    weekCaptures: 'capturas em sete dias',
    since: 'desde',
    asOf: 'Dados até',
  },
};

/** What the widgets themselves say; the words inside charts are the translator's. */
export interface WidgetWords extends OwnWords, StationWords {
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly noValue: string;
  readonly titles: Readonly<Record<'captures' | 'map' | 'stations', string>>;
  readonly levels: Readonly<Record<PublishedLevel, string>>;
}

function wordsIn(language: Language): WidgetWords {
  const say = phrasesIn(language);
  const own = OWN[language];
  return {
    ...own,
    ...stationWordsIn(language),
    zoomIn: say('Acercar'),
    zoomOut: say('Alejar'),
    noValue: say('sin dato'),
    titles: {
      captures: say('Capturas'),
      map: say('Estaciones del campo'),
      stations: say('Estaciones'),
    },
    levels: { ...own.risks, unknown: say('Sin datos') },
  };
}

export const WORDS: Readonly<Record<Language, WidgetWords>> = {
  es: wordsIn('es'),
  en: wordsIn('en'),
  pt: wordsIn('pt'),
};
