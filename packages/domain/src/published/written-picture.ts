import type { EmbedTheme } from './metrics.ts';
import { type SnippetSubject, subjectInWords } from './snippet-subjects.ts';
import { EMBED_WIDGETS, type EmbedMetric, type EmbedWidget } from './widgets.ts';
import { APPEARS_WORDS, type EmbedLocale, PUBLISHED_METRIC_WORDS } from './words.ts';

/** Whose figures a page shows, from where and how. */
export interface EmbedLook {
  /** Publishable key. */
  readonly key: string;
  /** Origin of the service, without a slash at its end. */
  readonly server: string;
  readonly locale: EmbedLocale;
  readonly theme: EmbedTheme;
  /** Of each whole element, px; its usual height by default. */
  readonly height?: number | undefined;
}

/** Of the whole element, in a wide and in a narrow column, px. */
export const heightsIn = (
  metric: EmbedMetric,
  { height }: Pick<EmbedLook, 'height'>,
): EmbedWidget['heights'] => (height === undefined ? EMBED_WIDGETS[metric].heights : [height, height]);

type Subject = Pick<SnippetSubject, 'name' | 'sectorId' | 'stationId'>;

/** px */
const WIDE = 720;
const NARROW = 360;
/** A window whose column is narrower than `NARROW_COLUMN`: margins take the rest. */
const NARROW_WINDOW = '(max-width: 511px)';

/**
 * The picture that a widget shows first, written into the page: the browser asks for it before it knows any script, and
 * shows it where none runs. The address is letter for letter the one that the widget asks for, so that it asks for
 * nothing twice.
 */
export function writtenPicture(metric: EmbedMetric, subject: Subject, look: EmbedLook): string {
  return pictureMarkup(heightsIn(metric, look), whatIsShown(metric, subject, look), (width, height) =>
    pictureAddress(metric, subject, { ...look, width, height }),
  );
}

const whatIsShown = (metric: EmbedMetric, subject: Subject, { locale }: EmbedLook): string =>
  `${PUBLISHED_METRIC_WORDS[locale][metric]}: ${subjectInWords(subject, locale)}`;

/**
 * What a widget contains until its picture comes, and permanently if the script is refused or fails: the name of what
 * it shows; without scripts, the picture.
 */
export function insteadOfPicture(metric: EmbedMetric, subject: Subject, look: EmbedLook): string {
  const words = `${escaped(whatIsShown(metric, subject, look))}. ${APPEARS_WORDS[look.locale]}`;
  return `<p>${words}</p><noscript>${writtenPicture(metric, subject, look)}</noscript>`;
}

/**
 * A picture for wide and for narrow windows, as HTML.
 *
 * @param heights of the element in a wide and in a narrow column, px
 * @param alt what stands for it
 * @param addressOf where it is drawn in a size, px
 */
export function pictureMarkup(
  [wide, narrow]: EmbedWidget['heights'],
  alt: string,
  addressOf: (width: number, height: number) => string,
): string {
  const address = (width: number, height: number) => escaped(addressOf(width, height));
  const source = `<source media="${NARROW_WINDOW}" srcset="${address(NARROW, narrow)}" height="${narrow}">`;
  const image = `<img src="${address(WIDE, wide)}" width="100%" height="${wide}" alt="${escaped(alt)}" crossorigin="anonymous">`;
  return `<picture>${source}${image}</picture>`;
}

/** @param look with the size that the picture is drawn in, px */
export function pictureAddress(
  metric: EmbedMetric,
  { sectorId, stationId }: Pick<Subject, 'sectorId' | 'stationId'>,
  { key, server, locale, theme, width, height }: EmbedLook & Readonly<Record<'width' | 'height', number>>,
): string {
  const path = metric === 'card' ? `stations/${stationId}` : `sectors/${sectorId}`;
  const station = stationId === null || metric === 'card' ? '' : `station_id=${stationId}&`;
  const drawn = `width=${width}&height=${height}&mode=${theme}&locale=${locale}&units=metric&period=90days`;
  return `${server}/embed/${path}/${metric}.svg?${station}${drawn}&key=${key}`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
