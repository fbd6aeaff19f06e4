/** Meaning of a status colour. Each status also has an icon, so that it never depends on colour alone. */
export type Status = 'ok' | 'warning' | 'error' | 'neutral';

/**
 * Colours of the stations in a chart of several, or of the stages of a host; the ninth has the first colour
 * again.
 */
export const STATION_COLORS = [
  'station1',
  'station2',
  'station3',
  'station4',
  'station5',
  'station6',
  'station7',
  'station8',
] as const;
export type StationColor = (typeof STATION_COLORS)[number];

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
  | 'dynamic'
  | 'temperature'
  | 'humidity'
  | 'battery'
  | 'altitude'
  | 'gas'
  | 'mildew'
  | 'signal4g'
  | 'signal3g'
  | 'signal2g'
  | StationColor;

export type MarkerColor = 'biofix' | 'phenology' | 'control' | 'device';
export type StageColor = 'adult' | 'egg' | 'larvae' | 'pupa';
/** Classes of a device's signal, best first; the names are those of `SIGNAL_QUALITIES` of the domain. */
export type SignalColor = 'excellent' | 'good' | 'fair' | 'poor';
/** Circles on a trap's photo: the current count, the previous one, proposals of the model. */
export type CountColor = 'current' | 'previous' | 'inference';
/** Areas and text of the offline base map; `overPhoto` and its halo are for names over satellite images. */
export type MapColor =
  | 'water'
  | 'home'
  | 'land'
  | 'border'
  | 'label'
  | 'halo'
  | 'overPhoto'
  | 'overPhotoHalo';

/** `main` is for icons and lines on `tint` or on the surface, `text` for text on `tint`. */
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
  /** Borders of controls: at least 3:1 on the surface. */
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
  /** Background behind dialogs and drawers. */
  readonly scrim: string;
}

/** `raised`: a bar that content scrolls under; `marker`: a point on a map; `float`: popovers; `modal`: dialogs. */
export type Elevation = 'raised' | 'marker' | 'float' | 'modal';

export type Mode = 'light' | 'dark' | 'sol';

/** One palette; all three modes have this shape. Colours are `#rrggbb` except `scrim`. */
export interface Palette {
  readonly mode: Mode;
  readonly color: Colors;
  readonly status: Readonly<Record<Status, StatusColors>>;
  readonly series: Readonly<Record<SeriesColor, string>>;
  readonly marker: Readonly<Record<MarkerColor, string>>;
  readonly stage: Readonly<Record<StageColor, string>>;
  /** `tint` is the area behind a signal chart, `main` its edge and icon, `text` its name. */
  readonly signal: Readonly<Record<SignalColor, StatusColors>>;
  readonly count: Readonly<Record<CountColor, string>>;
  readonly map: Readonly<Record<MapColor, string>>;
  /** Only floating elements have a shadow; each step is higher than the one before. */
  readonly shadow: Readonly<Record<Elevation, string>>;
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

/** px; screens below the breakpoint are narrow or medium. */
export const BREAKPOINT = { narrow: 800, medium: 1000 } as const;

/** px. */
export const LAYOUT = {
  topBar: 56,
  drawer: 190,
  touchTarget: 44,
  /** Height of a chart. */
  chart: 320,
  /** Height of a map on a narrow screen. */
  mapNarrow: 300,
  viewerWidth: 600,
  viewerHeight: 450,
} as const;
/** px: width and height of an icon beside small text, in a control, alone, in an empty state. */
export const ICON = { small: 14, base: 18, large: 22, state: 32 } as const;
export type IconSize = keyof typeof ICON;
/** px: height of a control and of a table row, space between elements, and padding of a card. */
export const DENSITY = {
  compact: { control: 32, row: 36, gap: 8, inset: 12 },
  comfortable: { control: 40, row: 45, gap: 12, inset: 16 },
} as const;
export type Density = keyof typeof DENSITY;

export const MOTION = {
  /** For colour, opacity, a chip that disappears. */
  fast: '150ms',
  /** For a panel or drawer that appears. */
  slow: '200ms',
  easing: 'cubic-bezier(0.2, 0, 0, 1)',
} as const;

/** Opacities, 0–1. */
export const OPACITY = {
  disabled: 0.5,
  /** Lines of a skeleton, and drawn data while newer data are loading. */
  waiting: 0.6,
  /** Background of a forecast, over the surface. */
  zone: 0.6,
  /** The likely range of a forecast, over the surface. */
  spread: 0.2,
  /** Range from the lowest to the highest reading of each day; ranges of several series may overlap. */
  dayRange: 0.12,
  /** Edges of these ranges, which separate them where they overlap. */
  dayEdge: 0.5,
  /** Bars of what lasts; several may overlap. */
  lasting: 0.45,
  /** Lines of many other seasons. */
  crowd: 0.55,
  /** The tint of a class of signal or risk, behind the lines. */
  ground: 0.55,
  /** The lines of a chart's grid. */
  grid: 0.7,
  /** The same in the mode `sol`, whose lines are dark. */
  gridSol: 0.3,
  /** The line where a stage or class begins. */
  threshold: 0.45,
  /** The edge of a line where it crosses bars. */
  halo: 0.85,
  /** A bar that is a forecast, or whose count is incomplete. */
  open: 0.4,
  /** The line of a forecast. */
  ahead: 0.8,
} as const;

/** Stroke pattern of lines that are not measured values (`stroke-dasharray`, px). */
export const DASH = { forecast: '6 5', marker: '4 3', threshold: '2 4', open: '3 2' } as const;

/** `z-index`, lowest first. */
export const LAYER = { raised: 1, sticky: 20, modal: 100, snackbar: 200, skipLink: 300 } as const;
