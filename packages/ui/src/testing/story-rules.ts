import { CONTROL_STATES } from './control-states.ts';
import type { State, StatesOf } from './state.ts';

/** Which states a component must be shown in; the story-coverage test reads the story files against this table. */
const EVERY: readonly State[] = ['Ready', 'Loading', 'Empty', 'Error', 'Dense', 'Narrow', 'Dark'];
/** First words of titles. */
const GROUPS = ['Controles', 'Dominio', 'Gráficos', 'Tabla', 'Mapa', 'Imágenes', 'Paneles'];
/** Pages about tokens, not components with states. */
const PAGES = 'Fundamentos';

/** Names under which a story may show a state, besides the state's own. */
const ALSO: Readonly<Partial<Record<State, RegExp>>> = {
  Error: /^(Error|Failed|Failure|Invalid|Wrong)/,
  Dense: /^(Dense|Crowded|TenThousand|WholeSeason)/,
};

/** Story files about one side of a component, whose states another file shows. */
const SIDES: Readonly<Record<string, string>> = {
  'Gráficos/TimeChart/Cursor y zoom': 'Gráficos/TimeChart',
  'Gráficos/TimeChart/Datos difíciles': 'Gráficos/TimeChart',
  'Paneles/PestPanel/Lectura y descarga': 'Paneles/PestPanel',
  'Tabla/Datos difíciles': 'Tabla/DataTable',
  'Tabla/Muchas columnas': 'Tabla/DataTable',
  'Tabla/Exportar': 'Tabla/DataTable',
  'Tabla/Páginas del servidor': 'Tabla/DataTable',
  'Tabla/Teclado': 'Tabla/DataTable',
};

/** States that a component with data cannot be in, and why. */
const NEVER: Readonly<Record<string, StatesOf['never']>> = {
  'Gráficos/ChartTable': {
    Loading: 'while its chart loads there is nothing to show: the button is disabled, as in Empty',
    Error: 'it shows what its chart has',
  },
  'Gráficos/ChartTools': {
    Loading: 'while its chart loads there is nothing to take: both buttons are disabled, as in Empty',
    Dense: 'it is two buttons, however many points there are',
  },
  'Gráficos/Sparkline': {
    Loading: 'a line of text waits as text does, in its skeleton',
    Error: 'a line of text fails as its text does',
  },
  'Mapa/StaticMap': {
    Loading: 'its base map is built in: it is drawn at once',
    Error: 'nothing of it is fetched',
  },
  'Paneles/PanelBoundary': {
    Loading: 'the panel inside knows',
    Empty: 'the panel inside knows',
    Dense: 'the panel inside decides how much it shows',
  },
};

/** Every title that a rule names. */
export const namedTitles = (): string[] => [
  ...Object.keys(STATES),
  ...Object.entries(SIDES).flat(),
  ...Object.values(SHOWN_WITHIN),
];

/** Parts that are exported for whoever builds their own, and shown in the stories of what they are parts of. */
export const SHOWN_WITHIN: Readonly<Record<string, string>> = {
  DropZone: 'Controles/FileField',
  FilePicture: 'Controles/FileField',
  LureFields: 'Dominio/EventFields',
  ChartPicture: 'Gráficos/ChartTools',
  Legend: 'Gráficos/ChartTools',
  ChartHeading: 'Paneles/PestPanel/Lectura y descarga',
  Embedded: 'Paneles/PestPanel/Lectura y descarga',
  KeptSwitches: 'Paneles/PestPanel/Lectura y descarga',
  LanguageProvider: 'Paneles/PestPanel/Lectura y descarga',
  RemovableTags: 'Dominio/TagEditor',
};

/** By title. */
const STATES: Readonly<Record<string, StatesOf>> = {
  ...CONTROL_STATES,
  ...Object.fromEntries(Object.entries(NEVER).map(([title, never]) => [title, never ? { never } : {}])),
};

/** @returns the states that these stories lack; null for a title that begins with no known word */
export function missingStates(title: string, storyNames: readonly string[]): State[] | null {
  const [group = ''] = title.split('/');
  if (group === PAGES || SIDES[title]) return [];
  if (!GROUPS.includes(group)) return null;
  return EVERY.filter((state) => !isShown(state, title, storyNames) && !STATES[title]?.never?.[state]);
}

/** Excuses that nobody needs: for a state that is shown, or by a story that is not there. */
export function staleRules(title: string, storyNames: readonly string[]): string[] {
  const { named = {}, never = {} } = STATES[title] ?? {};
  const gone = Object.values(named).filter((name) => !storyNames.includes(name));
  const shown = (Object.keys(never) as State[]).filter((state) => storyNames.some(shows(state)));
  return [...gone, ...shown];
}

function isShown(state: State, title: string, storyNames: readonly string[]): boolean {
  const name = STATES[title]?.named?.[state];
  return name === undefined ? storyNames.some(shows(state)) : storyNames.includes(name);
}

const shows = (state: State) => {
  const pattern = ALSO[state] ?? new RegExp(`^${state}`);
  return (name: string) => pattern.test(name);
};
