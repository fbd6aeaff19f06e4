import type { WidgetErrorCode } from '../elements/widget-error.ts';

/** What elements say before and without the interactive part. */
export interface LoaderWords {
  /** What the reader of the partner's page is told, in the element's place. */
  readonly titles: Readonly<Record<WidgetErrorCode, string>>;
  /** What the reader can do: try again later, … */
  readonly wait: string;
  /** … tell those who can mend it, … */
  readonly tell: string;
  /** … or, where a file was opened or a frame has no address, open the page from a site. */
  readonly serve: string;
  /** In the place of a picture that is on its way. */
  readonly waiting: string;
  readonly retry: string;
}

type Period = '30days' | '90days' | 'allSeason';

/** What only the interactive parts say, beside what panels, charts and stations say in `ui`. */
export interface PanelWords {
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

/** What an administrator is told who tries a page; `{0}` and `{1}` are what is named there. */
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
