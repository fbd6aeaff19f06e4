/** What a status says; each has an icon too, so that it never depends on colour alone. */
export type Status = 'ok' | 'warning' | 'error' | 'neutral';

/** Chart series with a fixed meaning everywhere (Okabe–Ito family, safe for colour-blind readers). */
export type SeriesColor =
  | 'degreeDays'
  | 'captures'
  | 'capturesAccumulated'
  | 'capturesPhoto'
  | 'max'
  | 'min'
  | 'humidityMax'
  | 'humidityMin'
  | 'chillHours'
  | 'utah'
  | 'utahPositive'
  | 'dynamic';

export type MarkerColor = 'biofix' | 'phenology' | 'control' | 'device';
export type StageColor = 'adult' | 'egg' | 'larvae' | 'pupa';

/** `main` draws icons and lines on `tint` or on the surface, `text` writes on `tint`. */
export interface StatusColors {
  readonly main: string;
  readonly tint: string;
  readonly text: string;
}

export interface Colors {
  readonly page: string;
  readonly surface: string;
  /** A quiet area inside a surface: table heads, notes, hovered rows. */
  readonly sunken: string;
  /** Separators and card borders (decoration). */
  readonly line: string;
  /** Borders that tell where a control is: at least 3:1 on the surface. */
  readonly control: string;
  readonly text: string;
  readonly muted: string;
  readonly primary: string;
  readonly primaryStrong: string;
  readonly primaryTint: string;
  readonly onPrimary: string;
  readonly danger: string;
  readonly onDanger: string;
  readonly focus: string;
  /** Behind dialogs and drawers. */
  readonly scrim: string;
}

export type Mode = 'light' | 'dark' | 'sol';

/** One palette; all three modes have this shape. Colours are `#rrggbb` except `scrim`. */
export interface Palette {
  readonly mode: Mode;
  readonly color: Colors;
  readonly status: Readonly<Record<Status, StatusColors>>;
  readonly series: Readonly<Record<SeriesColor, string>>;
  readonly marker: Readonly<Record<MarkerColor, string>>;
  readonly stage: Readonly<Record<StageColor, string>>;
  readonly shadow: { readonly float: string; readonly modal: string };
}

export const FONT_FAMILY =
  "'Source Sans 3 Variable', 'Source Sans 3', 'Open Sans', system-ui, 'Segoe UI', Roboto, sans-serif";

/** Type sizes in px at the console's 14 px base; touch screens scale all of them by 16/14. */
export const FONT_SIZE = {
  small: 12,
  compact: 13,
  base: 14,
  large: 16,
  title: 18,
  figure: 20,
  page: 25,
} as const;
export type FontSize = keyof typeof FONT_SIZE;
export const FONT_WEIGHT = { regular: 400, medium: 500, strong: 600, bold: 700 } as const;

/** px; everything sits on a 4 px grid. */
export const SPACE = { xs: 4, s: 8, m: 12, l: 16, xl: 24, xxl: 32 } as const;
export type Space = keyof typeof SPACE;
export const RADIUS = { control: 6, card: 10, pill: 999 } as const;

/** px; a screen is narrow below the breakpoint. */
export const BREAKPOINT = { narrow: 800, medium: 1000 } as const;

/** px heights. */
export const LAYOUT = { topBar: 56, drawer: 190, touchTarget: 44 } as const;
export const DENSITY = { compact: { control: 32, row: 36 }, comfortable: { control: 40, row: 45 } } as const;
export type Density = keyof typeof DENSITY;

export const MOTION = { fast: '150ms', slow: '200ms' } as const;
