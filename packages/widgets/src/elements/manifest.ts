import { EMBED_FIELD, EMBED_WIDGETS } from '@vigia/domain/published';
import { LANGUAGES } from '../words/languages.ts';
import { type Attribute, attributesOf, ELEMENTS } from './catalogue.ts';

/** Description of each attribute for editors: its type, its meaning and its default. */
const ATTRIBUTES: Readonly<Record<Attribute, readonly [type: string, what: string, without?: string]>> = {
  sector: ['number', 'Id of the sector shown'],
  station: ['number', 'Id of the station shown; of a chart, without it all of the sector'],
  metrics: [
    "'risk' | 'map' | 'degree-days'",
    'Which of its parts a field shows, several with a space between',
    "'risk map degree-days'",
  ],
  pest: ['number', 'Id of the pest; without it the first one with data'],
  season: ['number', 'Id of the season; without it the current one'],
  crop: ['number', 'Id of the crop; without it all'],
  period: ["'30days' | '90days' | 'allSeason'", 'What the reader sees first', "'90days'"],
  interval: ["'weekly' | 'daily'", 'By what captures are counted up', "'weekly'"],
  compare: [
    'string',
    'Other seasons of the sector as thin lines: previous, or up to ten ids with _ between, as in the address of the console',
  ],
  align: ["'calendar' | 'biofix'", 'How these lie over the season shown', "'calendar'"],
  from: ['string', 'First day, as 2026-09-01'],
  to: ['string', 'Last day, as 2026-09-30'],
  server: ['string', 'Address of the service; without it the origin of the script'],
  'public-key': ['string', 'Publishable key, pk_live_…'],
  locale: [
    LANGUAGES.map((language) => `'${language}'`).join(' | '),
    'Without it the language of the page around, else Spanish',
  ],
  theme: [
    "'light' | 'dark' | 'sol' | 'auto'",
    'Sol is high contrast for sunlight; auto is as the reader’s device has it',
    "'light'",
  ],
  units: ["'metric' | 'imperial'", 'Of temperatures and rain', "'metric'"],
  height: ['number', 'Of the whole element, of a field its chart’s, px'],
};
const EVENTS = {
  'vigia-ready': 'The picture is there, then the interactive part',
  'vigia-error': 'Nothing can be shown, or not as an attribute says; detail.code says why',
  'vigia-point': 'The day under the reader’s cursor, null when it leaves',
} as const;
export const PARTS = {
  box: 'The place of everything',
  picture: 'The static chart',
  panel: 'The interactive part',
  message: 'What went wrong',
} as const;
export const PROPERTIES = {
  '--vigia-font-family': 'Type of everything inside',
  '--vigia-background': 'Behind the chart',
  '--vigia-border': 'Colour of the frame',
  '--vigia-radius': 'Of the frame’s corners',
} as const;

const DESCRIBED = [...ELEMENTS, EMBED_FIELD] as const;
type Described = (typeof DESCRIBED)[number];

/** Captures can also lie where this season had the same sum. */
const CAPTURES_ALIGN = "'calendar' | 'biofix' | 'degree-days'";
const FILE = 'dist/npm/index.js';
const documented = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([name, description]) => ({ name, description }));

function attributeOf(info: Described, name: Attribute): object {
  const [type, description, usual] = ATTRIBUTES[name];
  const isCaptures = info.tag === EMBED_WIDGETS.captures.tag;
  const text = name === 'align' && isCaptures ? CAPTURES_ALIGN : type;
  const without = name === 'height' ? String(info.heights[0]) : usual;
  return { name, type: { text }, description, ...(without && { default: without }) };
}

/** The Custom Elements Manifest of the elements, for editors. */
export function manifest(): object {
  return {
    schemaVersion: '2.1.0',
    modules: DESCRIBED.map((info) => ({
      kind: 'javascript-module',
      path: FILE,
      declarations: [
        {
          kind: 'class',
          customElement: true,
          name: 'VigiaWidget',
          tagName: info.tag,
          attributes: attributesOf(info).map((name) => attributeOf(info, name)),
          members: [
            {
              kind: 'field',
              name: 'data',
              type: { text: 'unknown' },
              description:
                info.tag === EMBED_FIELD.tag
                  ? 'Answers of the service by `metrics`, passed by hand: nothing is asked'
                  : 'An answer of the service, passed by hand: nothing is asked',
            },
          ],
          events: documented(EVENTS).map((event) => ({ ...event, type: { text: 'CustomEvent' } })),
          slots: [{ name: '', description: 'Shown until the picture is there, and when none comes' }],
          cssParts: documented(PARTS),
          cssProperties: documented(PROPERTIES),
        },
      ],
      exports: [
        {
          kind: 'custom-element-definition',
          name: info.tag,
          declaration: { name: 'VigiaWidget', module: FILE },
        },
      ],
    })),
  };
}
