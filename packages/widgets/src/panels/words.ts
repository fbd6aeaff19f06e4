import type { Period } from '@vigia/domain';
import { CHARTS } from '@vigia/ui/charts';
import { languageOf, type Speech, STATIONS, speechOf } from '@vigia/ui/languages';
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
  readonly mapKeys: string;
  readonly wholeMap: string;
  readonly healthTitle: string;
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
    mapKeys: 'Flechas: mover; más y menos: acercar y alejar; Inicio: todas las estaciones',
    wholeMap: 'Mostrar todas las estaciones',
    healthTitle: 'Salud de la estación',
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
    mapKeys: 'Arrows: move; plus and minus: zoom; Home: all stations',
    wholeMap: 'Show all stations',
    healthTitle: 'Station health',
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
    mapKeys: 'Setas: mover; mais e menos: aproximar e afastar; Início: todas as estações',
    wholeMap: 'Mostrar todas as estações',
    healthTitle: 'Saúde da estação',
    since: 'desde',
    asOf: 'Dados até',
  },
};

/** What the widgets themselves say, and what they say of stations. */
export interface WidgetWords extends OwnWords {
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly stations: Speech<(typeof STATIONS)['spanish']>['words'];
}

function wordsIn(language: Language): WidgetWords {
  const spoken = languageOf(language);
  const { zoomIn, zoomOut } = speechOf(CHARTS, spoken).words;
  return { ...OWN[language], zoomIn, zoomOut, stations: speechOf(STATIONS, spoken).words };
}

export const WORDS: Readonly<Record<Language, WidgetWords>> = {
  es: wordsIn('es'),
  en: wordsIn('en'),
  pt: wordsIn('pt'),
};
