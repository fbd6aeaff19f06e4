import type { IsoDate } from '@vigia/domain';
import type { PublishedHead } from '@vigia/domain/published';
import { fullDate, type PanelSpeech } from './words.ts';

/** The text above a published chart, the same in its picture and in the interactive page. */
export interface PublishedHeading {
  /** Name of the figures: `Capturas de Polilla de la manzana por semana`. */
  readonly name: string;
  /** Place and season: `Apalta, temporada 2026–27`. */
  readonly place: string;
  /** The parts of `place`, each on a line of its own where one line is too narrow for it. */
  readonly parts?: readonly string[];
}

interface Headed extends Pick<PublishedHead, 'sectorName' | 'seasonName'> {
  /** What hangs below the axis. */
  readonly below?: string | undefined;
}

/** The heading of a published chart with that name. */
export function publishedHeading(
  name: string,
  { sectorName, seasonName, below }: Headed,
  { words }: PanelSpeech,
): PublishedHeading {
  const place = words.published.place(sectorName, seasonName);
  return below === undefined ? { name, place } : { name, place: `${place}; ${below}`, parts: [place, below] };
}

/**
 * Who measured, and until when: `Fuente: Vigía · datos al 20 nov 2026`.
 *
 * @param until last day with data; null if there is none
 */
export function publishedSource(until: IsoDate | null, { words, figures }: PanelSpeech): string {
  const { source, sourceUntil } = words.published;
  return until === null ? source : sourceUntil(fullDate(until, figures));
}
