/** Which states a component must be shown in; the story-coverage test reads the story files against this table. */

export type State = 'Ready' | 'Loading' | 'Empty' | 'Error' | 'Dense' | 'Narrow' | 'Dark';

/** By the first word of a story's title. Foundations are pages about tokens, not components with states. */
const STATES_OF: Readonly<Record<string, readonly State[]>> = {
  Controles: ['Ready', 'Narrow', 'Dark'],
  Dominio: ['Ready', 'Narrow', 'Dark'],
  Gráficos: ['Ready', 'Loading', 'Empty', 'Error', 'Dense', 'Narrow', 'Dark'],
  Tabla: ['Ready', 'Loading', 'Empty', 'Error', 'Dense', 'Narrow', 'Dark'],
  Mapa: ['Ready', 'Loading', 'Empty', 'Error', 'Dense', 'Narrow', 'Dark'],
  Imágenes: ['Ready', 'Loading', 'Empty', 'Error', 'Dense', 'Narrow', 'Dark'],
  Paneles: ['Ready', 'Loading', 'Empty', 'Error', 'Dense', 'Narrow', 'Dark'],
  Fundamentos: [],
};

/** Names under which a story may show a state, besides the state's own. A dense control is as good as a narrow one. */
const ALSO: Readonly<Partial<Record<State, RegExp>>> = {
  Error: /^(Error|Failed|Failure)/,
  Dense: /^(Dense|Crowded|TenThousand|WholeSeason)/,
  Narrow: /^Narrow/,
  Loading: /^Loading/,
};

/** For story files about one side of a component, whose states another file shows. */
function shownBy(title: string): Readonly<Record<State, string>> {
  const why = `the same component shows it under ${title}`;
  return { Ready: why, Loading: why, Empty: why, Error: why, Dense: why, Narrow: why, Dark: why };
}

/** States that a component cannot be in, and why. */
export const MEANINGLESS: Readonly<Record<string, Readonly<Partial<Record<State, string>>>>> = {
  'Gráficos/TimeChart/Cursor y zoom': shownBy('Gráficos/TimeChart'),
  'Gráficos/TimeChart/Datos difíciles': shownBy('Gráficos/TimeChart'),
  'Tabla/Datos difíciles': shownBy('Tabla/DataTable'),
  'Tabla/Muchas columnas': shownBy('Tabla/DataTable'),
  'Tabla/Exportar': shownBy('Tabla/DataTable'),
  'Tabla/Páginas del servidor': shownBy('Tabla/DataTable'),
  'Tabla/Teclado': shownBy('Tabla/DataTable'),
  'Gráficos/ChartTable': {
    Loading: 'while its chart loads there is nothing to show: the button is disabled, as in Empty',
    Error: 'it shows what its chart has',
  },
  'Gráficos/LegendCards': { Error: 'a chart that failed has no cards' },
  'Gráficos/ChartTools': {
    Loading: 'while its chart loads there is nothing to take: both buttons are disabled, as in Empty',
    Dense: 'it is two buttons, however many points there are',
  },
  'Gráficos/Sparkline': {
    Loading: 'a line of text waits as text does, in its skeleton',
    Error: 'a line of text fails as its text does',
  },
  'Imágenes/ImageGallery': { Dense: 'it shows one or two slides; the grid shows many' },
  'Imágenes/ImageViewer': {
    Empty: 'it is opened on a photo; a station without photos has an empty gallery',
    Dense: 'it shows one photo at a time',
  },
  'Paneles/DegreeDayChart': {
    Loading: 'the panel around it says so',
    Empty: 'the panel around it says so',
    Error: 'the panel around it says so',
  },
  'Paneles/PanelBoundary': {
    Loading: 'the panel inside knows',
    Empty: 'the panel inside knows',
    Dense: 'the panel inside decides how much it shows',
  },
};

/** Parts that are exported for whoever builds their own, and shown in the stories of what they are parts of. */
export const SHOWN_WITHIN: Readonly<Record<string, string>> = {
  DropZone: 'Controles/FileField',
  LureFields: 'Dominio/ReportFields',
  RemovableTags: 'Dominio/TagEditor',
};

/** @returns the states that these stories lack; null for a title that begins with no known word */
export function missingStates(title: string, storyNames: readonly string[]): State[] | null {
  const required = STATES_OF[title.split('/')[0] ?? ''];
  if (!required) return null;
  const without = MEANINGLESS[title] ?? {};
  return required.filter((state) => !(state in without) && !storyNames.some(shows(state, title)));
}

function shows(state: State, title: string): (name: string) => boolean {
  const control = /^(Controles|Dominio)/.test(title);
  const pattern =
    state === 'Narrow' && control ? /^(Narrow|Dense)/ : (ALSO[state] ?? new RegExp(`^${state}`));
  return (name) => pattern.test(name);
}
