/** English words of widgets. */
import type { CheckWords, LoaderWords, PanelWords } from './word-types.ts';

export const LOADER: LoaderWords = {
  titles: {
    'missing-attribute': 'What to show, or its key, is missing',
    'bad-attribute': 'This element is not set up correctly',
    network: 'No connection to Vigía',
    'no-origin': 'Vigía cannot tell which page this is',
    refused: 'Vigía does not allow these data here',
    'not-found': 'These data do not exist or are not public',
    busy: 'Too many requests',
    server: 'Vigía could not answer',
    'bad-data': 'These data cannot be read',
    render: 'This element could not be shown',
  },
  wait: 'Try again in a few minutes.',
  tell: 'Tell whoever runs this page.',
  serve: 'Open it from a site, not as a file nor in a sandboxed frame.',
  waiting: 'Loading…',
  retry: 'Try again',
};

export const PANELS: PanelWords = {
  loading: 'Loading data',
  whole: 'Show all',
  less: 'Show less',
  close: 'Close',
  period: 'Period',
  periods: {
    '30days': {
      wide: 'Last 30 days',
      narrow: '30 days',
    },
    '90days': {
      wide: 'Last 90 days',
      narrow: '90 days',
    },
    allSeason: {
      wide: 'Whole season',
      narrow: 'Season',
    },
  },
  mapKeys: 'Arrows: move; plus and minus: zoom; Home: all stations',
  wholeMap: 'Show all stations',
  healthTitle: 'Station health',
  since: 'since',
  asOf: 'Data until',
};

export const CHECK: CheckWords = {
  title: 'Vigía on this page',
  close: 'Close',
  good: 'Fine',
  bad: 'Wrong',
  note: 'Note',
  loader: 'The code is on the page: version {0}',
  older: 'There is a newer version: {0}',
  copyAgain: 'Copy the code again in Vigía, Llaves de widgets, Ver código.',
  panels: 'The interactive part loads',
  changed: 'The browser refuses the interactive part: it is not the one that was published (integrity)',
  findProxy:
    'Something between the service and this page changes its files, such as a proxy or a CDN: let it leave them alone.',
  unreached: '{0} could not be loaded',
  tryLater: 'See that {0} answers and that nothing in the browser blocks it.',
  keyFine: 'The key {0}… works at {1}',
  keyWrong: 'The key {0}… does not work at {1}',
  addSite:
    'In Vigía, Llaves de widgets, Editar, add {0} to «Sitios que la pueden mostrar», and see that the key is active.',
  blocked: 'This page’s policy blocks Vigía: {0}',
  allow: 'Add {1} to {0} in the page’s Content-Security-Policy header.',
  none: 'There is no element of Vigía on this page',
  drawn: '{0}: is drawn',
  problem: '{0}: {1}',
  slips: '{0}: {1} is not understood',
  seeAttributes: 'Mend that attribute as the manual says, or copy the code again.',
  publish: 'In Vigía, Llaves de widgets, Editar, see that the key publishes that place and that figure.',
};
