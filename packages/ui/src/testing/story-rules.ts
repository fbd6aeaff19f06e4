import type { State, StatesOf } from './states.ts';

/** Which states a component must be shown in; the story-coverage test holds every story file against it. */
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

/** A story file as the rules see it. */
interface Shown {
  readonly title: string;
  readonly names: readonly string[];
  readonly states: StatesOf;
}

/** @returns the states that these stories lack; null for a title that begins with no known word */
export function missingStates({ title, names, states }: Shown): State[] | null {
  const [group = ''] = title.split('/');
  if (group === PAGES || states.shownIn !== undefined) return [];
  if (!GROUPS.includes(group)) return null;
  return EVERY.filter((state) => !isShown(state, states, names) && !states.never?.[state]);
}

/** Excuses that nobody needs: for a state that is shown, or by a story that is not there. */
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
