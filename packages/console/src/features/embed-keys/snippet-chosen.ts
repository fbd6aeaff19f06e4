import type { EmbedLocale, EmbedMetric, EmbedTheme, SnippetSubject } from '@vigia/domain/published';

/** What the code is made for. */
export interface SnippetChosen {
  readonly subject: SnippetSubject;
  /** One kind of figure, or a field in one tag; null for all figures there. */
  readonly only: EmbedMetric | 'field' | null;
  readonly locale: EmbedLocale;
  readonly theme: EmbedTheme;
  /** Of one kind of figure, px; undefined for its usual height. */
  readonly height: number | undefined;
}
