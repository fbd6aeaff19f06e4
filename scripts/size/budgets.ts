import type { ReaderImport } from './bundle-entry.ts';

/** Packages that every page with a control already has. */
const CONTROLS = [
  'styled-components',
  'react-aria-components',
  'react-aria',
  'react-stately',
  'lucide-react',
];

export interface Budget extends ReaderImport {
  readonly name: string;
  /** Which part is measured: what the import loads at once, or what it may load later. */
  readonly part: 'at once' | 'later';
  /** Most kilobytes (1000 bytes) after brotli. */
  readonly kB: number;
}

/**
 * Limits of what an import may add to React, ReactDOM and styled-components: the size when it was set and a
 * little more, so that growth is noticed. 0.1 to 0.4 kB of each control are words by language, with the formats
 * of Spanish numbers and days. Two limits are goals of the product, measured against another library including
 * React: a chart no larger than nivo and React together (155 kB; reading a bar as a whole week adds 1 kB, other
 * languages 1 kB, lines of other seasons and series that hang from 0 0.3 kB), and a table of 0.4 of AG Grid's 230 kB (92 kB).
 */
export const BUDGETS: readonly Budget[] = [
  // Up to 1.6 kB of each are the light theme, used outside a provider.
  { name: 'a button', entry: '', names: ['Button'], part: 'at once', kB: 16.4 },
  { name: 'a field', entry: '', names: ['TextField'], part: 'at once', kB: 13.4 },
  // 0.9 kB are choices in a menu, printing styles, and the words of health; 0.1 kB the status icons for
  // drawings, 0.6 kB whose threshold colours a chip and since when, 0.4 kB the row for the count of a trap, 0.7 kB
  // the sentences of notices of a client's own rules, 0.6 kB the bar at the foot of a phone and a finger's reach,
  // 0.7 kB the chip of a sticky plate, 0.1 kB the focus in lists that a key opens before they are loaded.
  { name: '@vigia/ui', entry: '', part: 'at once', kB: 155.2 },
  // 1.1 kB are lines that the reader moves, 0.1 kB draw a chart without a document, 0.1 kB show missing forecasts, 0.6 kB mark what is unsent, 0.3 kB
  // name what lasts some days, 0.8 kB are words, numbers and days by language.
  // 0.2 kB for a season that a finger chooses, and signs of series on paper.
  { name: '@vigia/ui/charts', entry: '/charts', part: 'at once', kB: 154.2 },
  {
    name: 'a chart and React',
    entry: '/charts',
    names: ['TimeChart'],
    part: 'at once',
    kB: 159.4,
    given: CONTROLS,
  },
  // 0.2 kB of it for whole tables on paper, with headings on every sheet; 0.1 kB of the preview too.
  { name: '@vigia/ui/table', entry: '/table', part: 'at once', kB: 64.7 },
  {
    name: 'a table and React',
    entry: '/table',
    names: ['DataTable'],
    part: 'at once',
    kB: 92.5,
    given: CONTROLS,
  },
  // 0.1 kB has tables, not cards, on paper.
  { name: '@vigia/ui/table-preview', entry: '/table-preview', part: 'at once', kB: 74.7 },
  // 0.4 kB are the legend of a surface and its colours, 0.1 kB a map on paper.
  { name: '@vigia/ui/map', entry: '/map', part: 'at once', kB: 31.2 },
  // Includes MapLibre's worker (122 kB).
  { name: '@vigia/ui/map', entry: '/map', part: 'later', kB: 456 },
  // 1.1 kB are forecasts of weather, mildew and chill, 1.0 kB dates of a pest from past years, 3.7 kB words by
  // name: whole sentences, so that they can be translated.
  // 0.7 kB of it for pests in documents, those of the installation's own, and the name of the document in use,
  // 1.1 kB for marks of what is unsent, and a legend for captures counted in the field, 0.5 kB for other seasons as lines,
  // 0.4 kB for the one of them that stands out, 0.8 kB for protected days and stages to come in tables,
  // 0.2 kB for captures of other seasons below published ones, 0.1 kB for their weather, 0.1 kB for their mildew.
  // 0.3 kB for a season that a finger chooses, and colours of seasons over weather.
  { name: '@vigia/ui/panels', entry: '/panels', part: 'at once', kB: 196.7 },
  // 0.7 kB are the dates from past years, 0.1 kB what hangs below captures.
  { name: '@vigia/ui/languages', entry: '/languages', part: 'at once', kB: 12 },
  { name: '@vigia/ui/images', entry: '/images', part: 'at once', kB: 70.9 },
];

export interface ScreenBudget {
  readonly name: string;
  /** The chunk of a screen, loaded with the console's entry. */
  readonly screen: string;
  /** For screens of signed-in users, with the frame around them. */
  readonly isSignedIn?: boolean;
  readonly kB: number;
}

/** What a browser loads before the first screen is shown, including React and everything else. */
export const SCREEN_BUDGETS: readonly ScreenBudget[] = [
  // Contains all of React, React Aria and zod that their packages import: 17 and 22 kB of them never run
  // (decision 16). 0.4 kB are the link of a reset letter and the reasons for a refused password, 1.7 kB the
  // form of the second step, its words and the shapes of the challenge (decision 30). 0.9 kB ask for the password again
  // before what signing in rests on is changed, and name what the catalogue, sources and arrivals may be asked.
  // 0.3 kB of it tell which start a narrow screen has, and the addresses of Hoy and Ronda, 0.1 the rules of alerts, 0.3
  // what opens without a network, 0.4 the service's clock and the words of what waits, 0.2 what is
  // printed otherwise, and words, 0.3 what an address compares, 0.1 where scenarios and hours ahead are asked for.
  { name: 'the console until somebody signs in', screen: 'sign-in-screen', kB: 183.1 },
  // 1.4 kB of it are the words of a language by context, 0.1 the call for dates expected from past years,
  // 0.3 the fields of people, sessions and the configuration, each named once, 0.1 the forms of stations and biofixes,
  // described beside them, 0.1 what a script of the page may be made of, 0.4 words of sign-ins and the link of a reset letter,
  // 1.2 what a session says of a second step and the entry of Accesos (decision 30), 0.3 the warnings of the service itself,
  // which the bell counts (decision 33), 1.1 what comes before somebody signs in, 0.5 screens of programs and of other makers'
  // stations, and exports, 0.3 the screens of webhooks with their place in the menu, 1.5 clients' own thresholds of captures,
  // 0.1 traps that people count, 0.4 the screens of Hoy and Ronda with their place in the menu, and the urgency they share,
  // 2.1 a client's own alerts: their notices, their screen in the menu, and how people are told, 2.4 what opens without a
  // network and waits there, 2 the bar at a phone's foot, full sun, a wrong clock, and marks of what is unsent, 0.3 the
  // button that counts the traps of a list, and its order, 0.1 what an address compares,
  // 0.3 the way to the map of captures, 0.5 where the kept scenarios, products by table and hours ahead are asked for,
  // 0.2 an address that is left alone once its reader goes on, and tables on paper from a phone.
  { name: 'the list of fields', screen: 'sectors', isSignedIn: true, kB: 266.9 },
];

export interface FileBudget {
  readonly name: string;
  /** Built file, relative to the repository. */
  readonly file: string;
  /** Most kilobytes (1000 bytes) after gzip, which every server supports. */
  readonly kB: number;
}

/**
 * The widgets' loader is on every page of a partner, also where nobody looks at a widget, and in its head
 * before the first paint: about 5 kB come with the first packets of a connection. 0.8 kB handle slow lines,
 * pages without an origin, printing, light and dark, and elements in another document. 0.8 kB are a field in
 * one tag, without what its key does not publish. 0.1 kB handle a pause of the connection inside an element.
 * 0.1 kB are the seasons to compare with, 0.1 kB words by language, and tags and heights that the domain also writes into copied code. The same
 * applies to an application's own bundle. The interactive part is loaded later, once per page. What the console
 * loads before its first paint must be as small as possible.
 */
export const FILE_BUDGETS: readonly FileBudget[] = [
  { name: 'the widgets’ loader', file: 'packages/widgets/dist/vigia-widgets.js', kB: 7 },
  { name: 'the widgets’ loader, pinned', file: 'packages/widgets/dist/embed/*/loader.js', kB: 7 },
  { name: '@vigia/widgets', file: 'packages/widgets/dist/npm/index.js', kB: 7.3 },
  { name: '@vigia/widgets/react', file: 'packages/widgets/dist/npm/react.js', kB: 0.7 },
  {
    name: 'the console before its first paint',
    file: 'packages/console/dist/assets/first-paint-*.js',
    kB: 0.6,
  },
  // 1.3 kB of it for figures of pests that are read from documents, as those of an installation's own pests, and for the
  // name of the document in use; 0.7 kB for captures counted in the field: their mark and their words; 0.9 kB for marks of
  // what is unsent, which the charts of the console have, 0.3 kB for lines of other seasons, which they have too, 0.5 kB for the one that stands out, 0.4 kB for the one that a finger chooses and its sign on paper, 0.7 kB for
  // protected days and stages to come in tables,
  // 0.5 kB to read those of an answer and draw them, 0.6 kB for those below captures, and 1 kB for those of chill, weather and mildew.
  { name: 'the widgets’ interactive part', file: 'packages/widgets/dist/embed/*/panels.js', kB: 348 },
];
