import type { State, StatesOf } from './states.ts';

/** States that every component must be shown in. The story-coverage test checks every story file. */
const EVERY: readonly State[] = ['Ready', 'Loading', 'Empty', 'Error', 'Dense', 'Narrow', 'Dark'];
/** First words of titles. */
const GROUPS = ['Controles', 'Dominio', 'Gráficos', 'Tabla', 'Mapa', 'Imágenes', 'Paneles'];
/** Pages about tokens, not components with states. */
const PAGES = 'Fundamentos';

/** Other names of a story that shows a state. */
const ALSO: Readonly<Partial<Record<State, RegExp>>> = {
  Error: /^(Error|Failed|Failure|Invalid|Wrong)/,
  Dense: /^(Dense|Crowded|TenThousand|WholeSeason)/,
};

/** Exported parts of components, and the story title that shows each. */
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

/** The data of a story file that the rules use. */
interface Shown {
  readonly title: string;
  readonly names: readonly string[];
  readonly states: StatesOf;
}

/**
 * Checks which states the stories of a file show.
 *
 * @returns the states that these stories lack; null for a title that begins with an unknown word
 */
export function missingStates({ title, names, states }: Shown): State[] | null {
  const [group = ''] = title.split('/');
  if (group === PAGES || states.shownIn !== undefined) return [];
  if (!GROUPS.includes(group)) return null;
  return EVERY.filter((state) => !isShown(state, states, names) && !states.never?.[state]);
}

/** Rules that are out of date: for a state that is shown, or with a story that does not exist. */
export function staleRules({ names, states: { named = {}, never = {} } }: Shown): string[] {
  const gone = Object.values(named).filter((name) => !names.includes(name));
  const shown = (Object.keys(never) as State[]).filter((state) => names.some(shows(state)));
  return [...gone, ...shown];
}

function isShown(state: State, { named }: StatesOf, names: readonly string[]): boolean {
  const name = named?.[state];
  return name === undefined ? names.some(shows(state)) : names.includes(name);
}

const shows = (state: State) => {
  const pattern = ALSO[state] ?? new RegExp(`^${state}`);
  return (name: string) => pattern.test(name);
};
