/** What is published to partners: figures, widgets and the code that shows them. */

export { besideSentences, type NamedBeside } from '../published/beside-sentences.ts';
export {
  type CaughtSoFar,
  capturesBesideSentences,
  type NamedCaptures,
} from '../published/captures-beside-sentences.ts';
export {
  PUBLISHED_LEVELS,
  type PublishedCaptures,
  type PublishedCard,
  type PublishedChill,
  type PublishedClimate,
  type PublishedHead,
  type PublishedLevel,
  type PublishedMap,
  type PublishedMildew,
  type PublishedRisk,
  type PublishedStation,
  type PublishedValue,
} from '../published/charts.ts';
export { chillBesideSentences } from '../published/chill-beside.ts';
export { climateBesideSentences } from '../published/climate-beside.ts';
export {
  COMPARED_SEASONS,
  NOT_BESIDE,
  PUBLISHED_ALIGNMENTS,
  type PublishedCompared,
} from '../published/compared.ts';
export {
  type PublishedDegreeDays,
  publishedCaptures,
  publishedDataRange,
  publishedWindow,
} from '../published/degree-days.ts';
export { EMBED_FIELD, fieldMetrics } from '../published/field.ts';
export {
  EMBED_CHECK_HASH,
  EMBED_OVERLAP_DAYS,
  type EmbedKey,
  type EmbedKeyInput,
  type EmbedKeyState,
  embedKeyState,
  type NewEmbedKey,
} from '../published/keys.ts';
export { publishedDate, publishedMoment, publishedNumber } from '../published/locale.ts';
export {
  PUBLISHED_MARKER_CODES,
  PUBLISHED_MARKER_WORDS,
  type PublishedMarkerCode,
} from '../published/marker-codes.ts';
export {
  CAPTURE_INTERVALS,
  type CaptureInterval,
  EMBED_THEMES,
  EMBED_UNITS,
  type EmbedTheme,
  type EmbedUnits,
} from '../published/metrics.ts';
export { mildewBesideSentences } from '../published/mildew-beside.ts';
export { checkOrigin } from '../published/origins.ts';
export { publishedPosition } from '../published/published-position.ts';
export { reservedHeights } from '../published/reserved-heights.ts';
export { captureRisk, type FollowedRisk, mildewFollowed, mildewLevel, worstRisk } from '../published/risk.ts';
export {
  publishedPestName,
  riskSentence,
  riskSubject,
} from '../published/risk-words.ts';
export { type EmbedDelivered, embedSnippet, loaderOf } from '../published/snippet.ts';
export {
  type EmbedOpened,
  type SnippetSubject,
  snippetSubjects,
  subjectInWords,
} from '../published/snippet-subjects.ts';
export {
  EMBED_METRICS,
  EMBED_WIDGETS,
  type EmbedMetric,
  type EmbedWidget,
  NARROW_COLUMN,
  type WidgetAttribute,
} from '../published/widgets.ts';
export { daysWithData, lastValueOf, publishedChartWindow } from '../published/window.ts';
export {
  EMBED_FIELD_WORDS,
  EMBED_LOCALE_WORDS,
  EMBED_LOCALES,
  type EmbedLocale,
  PUBLISHED_LEVEL_WORDS,
  PUBLISHED_METRIC_WORDS,
} from '../published/words.ts';
export { type EmbedLook, pictureAddress, pictureMarkup } from '../published/written-picture.ts';
