import type { WidgetErrorCode } from '../elements/widget-error.ts';

/** Words of elements without the interactive part. */
export interface LoaderWords {
  /** Errors for the reader of the partner's page. */
  readonly titles: Readonly<Record<WidgetErrorCode, string>>;
  /** What the reader can do: try again later. */
  readonly wait: string;
  /** Or: inform the people who can correct it. */
  readonly tell: string;
  /** Or, for a local file or a frame without an origin: open the page from a site. */
  readonly serve: string;
  /** Shown while a picture is loading. */
  readonly waiting: string;
  readonly retry: string;
}

type Period = '30days' | '90days' | 'allSeason';

/** Words of the interactive parts only; panels, charts and stations have theirs in `ui`. */
export interface PanelWords {
  readonly loading: string;
  /** Texts of the button that unfolds a card, and folds it again. */
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

/** Words of the check of a page, for administrators; `{0}` and `{1}` are inserted parts. */
export type CheckWords = Readonly<
  Record<
    | 'title'
    | 'close'
    | 'good'
    | 'bad'
    | 'note'
    | 'loader'
    | 'older'
    | 'copyAgain'
    | 'panels'
    | 'changed'
    | 'findProxy'
    | 'unreached'
    | 'tryLater'
    | 'keyFine'
    | 'keyWrong'
    | 'addSite'
    | 'blocked'
    | 'allow'
    | 'none'
    | 'drawn'
    | 'problem'
    | 'slips'
    | 'seeAttributes'
    | 'publish',
    string
  >
>;
