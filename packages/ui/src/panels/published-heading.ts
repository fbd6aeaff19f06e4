import type { IsoDate } from '@vigia/domain';
import type { PublishedHead } from '@vigia/domain/published';
import { fullDate, type PanelSpeech } from './words.ts';

/** What stands above a published chart, in its picture and in the page that answers to a touch alike. */
export interface PublishedHeading {
  /** What the figures are: `Capturas de Polilla de la manzana por semana`. */
  readonly name: string;
  /** Whose, and of when: `Apalta, temporada 2026–27`. */
  readonly place: string;
}

/** What stands above a published chart of that name. */
export function publishedHeading(
  name: string,
  { sectorName, seasonName }: Pick<PublishedHead, 'sectorName' | 'seasonName'>,
  { words }: PanelSpeech,
): PublishedHeading {
  return { name, place: words.published.place(sectorName, seasonName) };
}

/**
 * Who measured, and until when: `Fuente: Vigía · datos al 20 nov 2026`.
 *
 * @param until last day with data; null without any
 */
export function publishedSource(until: IsoDate | null, { words, figures }: PanelSpeech): string {
  const { source, sourceUntil } = words.published;
  return until === null ? source : sourceUntil(fullDate(until, figures));
}
