import type { ReaderImport } from './bundle-door.ts';

/** Packages that every page built with the library has already. */
const CONTROLS = [
  'styled-components',
  'react-aria-components',
  'react-aria',
  'react-stately',
  'lucide-react',
];

export interface Budget extends ReaderImport {
  readonly name: string;
  /** Which part: what the import loads with itself, or what it may load afterwards. */
  readonly part: 'at once' | 'later';
  /** Most kilobytes (1000 bytes) after brotli. */
  readonly kB: number;
}

/**
 * What an import may weigh on top of React, ReactDOM and styled-components: what it weighs today and a little room, so
 * that a heavier one is noticed. Controls take their words by the language around them: 0.1 to 0.4 kB of each, with how
 * Spanish writes numbers and days. Two are
 * goals of the product, measured against a peer with React inside: a chart no heavier than nivo and React together
 * (155 kB; reading a bar as its whole week takes it 1 kB past that, speaking another language 1), and a table of 0.4 of
 * AG Grid's 230 kB (92 kB).
 */
export const BUDGETS: readonly Budget[] = [
  // Up to 1.6 kB of each are the light theme, worn outside a provider.
  { name: 'a button', door: '', names: ['Button'], part: 'at once', kB: 16.4 },
  { name: 'a field', door: '', names: ['TextField'], part: 'at once', kB: 13.4 },
  // 0.9 kB of it are values in a menu, one of them in force, what paper is like, and what health says of itself; 0.1 the shapes
  // of statuses by themselves, for drawings.
  { name: '@vigia/ui', door: '', part: 'at once', kB: 151.2 },
  // 0.1 kB of it draw a chart where there is no document, 0.1 say that days to come are missing, 0.8 write words, numbers
  // and days in the language around it.
  { name: '@vigia/ui/charts', door: '/charts', part: 'at once', kB: 151.2 },
  {
    name: 'a chart and React',
    door: '/charts',
    names: ['TimeChart'],
    part: 'at once',
    kB: 158.2,
    given: CONTROLS,
  },
  { name: '@vigia/ui/table', door: '/table', part: 'at once', kB: 64.3 },
  {
    name: 'a table and React',
    door: '/table',
    names: ['DataTable'],
    part: 'at once',
    kB: 92.1,
    given: CONTROLS,
  },
  { name: '@vigia/ui/map', door: '/map', part: 'at once', kB: 30.5 },
  // With MapLibre's worker, which was a file of its own beside it before (122 kB).
  { name: '@vigia/ui/map', door: '/map', part: 'later', kB: 456 },
  // 1.1 kB of it are the days to come of weather, mildew and chill, 1.0 the dates that past years tell of a pest, 3.7 say by
  // name what stood in the components: every sentence whole, so that another language can take its place.
  { name: '@vigia/ui/panels', door: '/panels', part: 'at once', kB: 190.8 },
  // 0.7 kB of it are the dates of past years.
  { name: '@vigia/ui/languages', door: '/languages', part: 'at once', kB: 10.9 },
  { name: '@vigia/ui/images', door: '/images', part: 'at once', kB: 70.7 },
];

export interface ScreenBudget {
  readonly name: string;
  /** The chunk of a screen, loaded with the console's entry. */
  readonly screen: string;
  /** For screens of whoever is signed in, with the frame around them. */
  readonly isSignedIn?: boolean;
  readonly kB: number;
}

/** What a browser loads before the first screen stands there, React and everything else included. */
export const SCREEN_BUDGETS: readonly ScreenBudget[] = [
  // With all of React, react-aria and zod that their packages bring: 17 and 22 kB of them are never run (decision 16).
  // 0.4 are the link of a reset letter and why a chosen password is refused, 1.7 the form of the second step, its words, and
  // the shapes of the challenge (decision 30).
  { name: 'the console until somebody signs in', screen: 'sign-in-screen', kB: 177.1 },
  // 1.4 kB of it are the words of a language by context, 0.1 the call for dates that past years tell,
  // 0.3 the fields of people, sessions and the configuration, each named once, 0.1 the forms of stations and biofixes,
  // described beside them, 0.1 what a script of the page may be made of, 0.4 words of sign-ins and the link of a reset letter,
  // 1.2 what a session says of a second step and the entry of Accesos (decision 30), 0.3 the warnings of the service itself,
  // which the bell counts (decision 33).
  { name: 'the list of fields', screen: 'sectors', isSignedIn: true, kB: 249.2 },
];

export interface FileBudget {
  readonly name: string;
  /** From the root of the repository, as built. */
  readonly file: string;
  /** Most kilobytes (1000 bytes) after gzip, which is what every server can do. */
  readonly kB: number;
}

/**
 * The widgets' loader is on every page of a partner, also where nobody looks at a widget, and stands in its head before
 * the first paint: 5 kB come with the first packets of a connection. 0.8 kB more tell a slow line and a page without an
 * origin, print what was not scrolled to, follow day and night, and dress an element in another document. Another 0.8 kB
 * are a field in one tag, without what its key does not publish; 0.1 kB waits where the line rests within an element;
 * another 0.1 are words by language, and tags and heights that the domain writes into copied code, too. The same holds for an application's own bundle; the
 * interactive part comes later, once for a page. What the console waits for before its first paint is as small as can be.
 */
export const FILE_BUDGETS: readonly FileBudget[] = [
  { name: 'the widgets’ loader', file: 'packages/widgets/dist/vigia-widgets.js', kB: 6.9 },
  { name: 'the widgets’ loader, pinned', file: 'packages/widgets/dist/embed/*/loader.js', kB: 6.9 },
  { name: '@vigia/widgets', file: 'packages/widgets/dist/npm/index.js', kB: 7.2 },
  { name: '@vigia/widgets/react', file: 'packages/widgets/dist/npm/react.js', kB: 0.7 },
  {
    name: 'the console before its first paint',
    file: 'packages/console/dist/assets/first-paint-*.js',
    kB: 0.6,
  },
  { name: 'the widgets’ interactive part', file: 'packages/widgets/dist/embed/*/panels.js', kB: 338.9 },
];
