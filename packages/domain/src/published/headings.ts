import type { IsoDate } from '../units.ts';
import type { PublishedHead } from './charts.ts';
import { publishedDate } from './locale.ts';
import type { EmbedLocale } from './metrics.ts';

/** What stands above a published chart, in its picture and in the page that answers to a touch alike. */
export interface PublishedHeading {
  /** What the figures are: `Capturas de Polilla de la manzana por semana`. */
  readonly name: string;
  /** Whose, and of when: `Apalta, temporada 2026–27`. */
  readonly place: string;
}

interface HeadingWords {
  readonly degreeDays: (pest: string) => string;
  readonly captures: (pest: string, isDaily: boolean) => string;
  readonly climate: string;
  readonly mildew: string;
  readonly chill: string;
  readonly place: (sector: string, season: string) => string;
  readonly source: string;
  readonly until: string;
}

/** Names of published charts in each language. */
export const PUBLISHED_NAMES: Readonly<Record<EmbedLocale, HeadingWords>> = {
  es: {
    degreeDays: (pest) => `Grados día y capturas de ${pest}`,
    captures: (pest, isDaily) => `Capturas de ${pest} por ${isDaily ? 'día' : 'semana'}`,
    climate: 'Temperatura y humedad diarias',
    mildew: 'Índice de riesgo de oídio',
    chill: 'Frío acumulado',
    place: (sector, season) => `${sector}, temporada ${season}`,
    source: 'Fuente: Vigía',
    until: 'datos al',
  },
  en: {
    degreeDays: (pest) => `Degree-days and catches of ${pest}`,
    captures: (pest, isDaily) => `${isDaily ? 'Daily' : 'Weekly'} catches of ${pest}`,
    climate: 'Daily temperature and humidity',
    mildew: 'Powdery mildew risk index',
    chill: 'Accumulated chill',
    place: (sector, season) => `${sector}, season ${season}`,
    source: 'Source: Vigía',
    until: 'data until',
  },
  pt: {
    degreeDays: (pest) => `Graus-dia e capturas de ${pest}`,
    captures: (pest, isDaily) => `Capturas ${isDaily ? 'diárias' : 'semanais'} de ${pest}`,
    climate: 'Temperatura e umidade diárias',
    mildew: 'Índice de risco de oídio',
    chill: 'Frio acumulado',
    place: (sector, season) => `${sector}, safra ${season}`,
    source: 'Fonte: Vigía',
    until: 'dados até',
  },
};

export function publishedHeading(
  name: string,
  { sectorName, seasonName }: Pick<PublishedHead, 'sectorName' | 'seasonName'>,
  locale: EmbedLocale,
): PublishedHeading {
  return { name, place: PUBLISHED_NAMES[locale].place(sectorName, seasonName) };
}

/**
 * Who measured, and until when: `Fuente: Vigía · datos al 20 nov 2026`.
 *
 * @param until last day with data; null without any
 */
export function publishedSource(until: IsoDate | null, locale: EmbedLocale): string {
  const words = PUBLISHED_NAMES[locale];
  return until === null ? words.source : `${words.source} · ${words.until} ${publishedDate(until, locale)}`;
}
