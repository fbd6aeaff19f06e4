import type { EmbedLocale, EmbedMetric, EmbedTheme, SnippetPlace } from '@vigia/domain';

/** What the code is made for. */
export interface SnippetChosen {
  readonly place: SnippetPlace;
  /** Null for all that the place has. */
  readonly only: EmbedMetric | null;
  readonly locale: EmbedLocale;
  readonly theme: EmbedTheme;
  /** Of one element, px; undefined for its usual one. */
  readonly height: number | undefined;
}
