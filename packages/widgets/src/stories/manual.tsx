import {
  EMBED_FIELD,
  type EmbedLocale,
  type EmbedMetric,
  NARROW_COLUMN,
  PUBLISHED_METRIC_WORDS,
  pictureMarkup,
  reservedHeights,
} from '@vigia/domain/published';
import { createElement } from 'react';
import './define.ts';
import {
  type Attribute,
  type Attributes,
  attributesOf,
  ELEMENTS,
  type ElementInfo,
  heightsOf,
} from '../elements/catalogue.ts';
import { PARTS, PROPERTIES } from '../elements/manifest.ts';
import { pictureOf, questionOf } from '../elements/question.ts';
import { LANGUAGES, LOADER_WORDS } from '../words/languages.ts';
import { fieldCode } from './field-code.ts';

export type WidgetArgs = Attributes & {
  /** An answer of the service that the story sets. */
  readonly data?: unknown;
  /** Width of the page's column, px. */
  readonly column?: number;
};

const CHOICES: Readonly<Record<string, readonly string[]>> = {
  theme: ['light', 'dark', 'sol', 'auto'],
  locale: LANGUAGES,
  units: ['metric', 'imperial'],
  period: ['30days', '90days', 'allSeason'],
  interval: ['weekly', 'daily'],
  align: ['calendar', 'biofix'],
};

/** Captures can also lie where this season had the same sum. */
const choicesOf = (tag: string, name: Attribute) =>
  name === 'align' && tag === 'vigia-captures' ? [...CHOICES.align!, 'degree-days'] : CHOICES[name];

/** Meaning and default of each attribute, for partners. */
const SAID: Readonly<Record<Attribute, readonly [what: string, without: string]>> = {
  sector: ['Número del campo', 'obligatorio'],
  station: ['Número de la estación; en un gráfico, solo esa del campo', 'obligatorio en la ficha'],
  metrics: ['Qué partes muestra: `risk`, `map`, `degree-days`, separadas por espacios', 'las tres'],
  pest: ['Número de la plaga', 'la primera con datos'],
  season: ['Número de la temporada', 'la actual'],
  crop: ['Número del hospedero', 'todos'],
  period: ['Período que se ve al comienzo', '90days'],
  interval: ['Capturas por semana o por día', 'weekly'],
  compare: [
    'Otras temporadas del campo como líneas finas: `previous`, o sus números unidos por `_`, hasta diez',
    'ninguna',
  ],
  align: [
    'Cómo se ponen sobre la que se muestra: los mismos días del año (`calendar`), los mismos tras el biofix (`biofix`) o, solo las capturas, a la misma suma (`degree-days`)',
    'calendar',
  ],
  from: ['Primer día, como 2026-09-01', 'sin límite'],
  to: ['Último día, como 2026-09-30', 'sin límite'],
  server: ['Dirección del servicio', 'origen del script'],
  'public-key': ['Llave publicable, `pk_live_…`', 'obligatorio'],
  locale: ['Idioma', 'el de la página, o español'],
  theme: ['Tema; sol es de alto contraste, para leer al sol; auto, claro u oscuro como el equipo', 'light'],
  units: ['Unidades de temperatura y lluvia', 'metric'],
  height: ['Alto del elemento entero, px; de un resumen, el de su gráfico', 'según el elemento'],
};

type Described = ElementInfo | typeof EMBED_FIELD;
const infoOf = (tag: string): Described => [...ELEMENTS, EMBED_FIELD].find((info) => info.tag === tag)!;

const SERVER = 'https://vigia.example';
const KEY = 'pk_live_…';

/** The code on the docs page: what to copy into a page whose first element this is. */
function snippetOf(info: Described, args: WidgetArgs): string {
  const { tag, attributes } = info;
  const { data: _, column: __, ...knobs } = args;
  const chosen = Object.fromEntries(Object.entries(knobs).filter(([, value]) => value));
  const all: Attributes = { [attributes[0]!]: '1', 'public-key': KEY, locale: 'es', ...chosen };
  const text = Object.entries(all)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ');
  if (!('call' in info)) return fieldCode(all, text, SERVER);
  const place = reservedHeights([{ tag, heights: heightsOf(info, all.height) }]);
  const script = `<script async src="${SERVER}/widgets/vigia-widgets.js"></script>`;
  return `<style>${place}</style>\n${script}\n\n<${tag} ${text}>${pictureIn(info, all)}</${tag}>`;
}

/** The address is the one that the element requests; empty if the controls have invalid values. */
function pictureIn(info: ElementInfo, all: Attributes): string {
  const locale = all.locale as EmbedLocale;
  const alt = PUBLISHED_METRIC_WORDS[locale][info.call as EmbedMetric];
  const { theme = 'light', units = 'metric', period = '90days' } = all;
  const mode = theme === 'auto' ? 'light' : theme;
  try {
    const question = { ...questionOf(info, { ...all, 'public-key': 'pk' }, SERVER, SERVER), key: 'KEY' };
    const picture = pictureMarkup(heightsOf(info, all.height), alt, (width, height) =>
      pictureOf(question, { width, height, mode, locale, units, period }).replace('KEY', KEY),
    );
    return `\n  ${picture}\n`;
  } catch {
    return '';
  }
}

const coded = (name: string) => `\`${name}\``;
const CODES = Object.entries(LOADER_WORDS.es.titles)
  .map(([code, title]) => `${coded(code)} (${title.replace(/^(?!Vigía)./, (first) => first.toLowerCase())})`)
  .join(', ');

function heightText(info: Described): string {
  if (!('call' in info)) return `el alto de sus partes (${info.heights[0]} px el gráfico)`;
  const [wide, narrow] = heightsOf(info);
  const other = narrow === wide ? '' : ` (${narrow} en una columna de menos de ${NARROW_COLUMN} px)`;
  return `${wide} px de alto${other}`;
}

function pageOf(info: Described, what: string): string {
  return `${what}

**Peso.** Se dibuja con el cargador (unos 7 kB comprimidos, uno para toda la página) y una imagen SVG del servicio.
La parte interactiva (unos 330 kB comprimidos, una para toda la página) se trae cuando el elemento está a la vista y la
página descansa, y se pone en marcha cuando alguien lo toca. De un elemento que nadie llega a ver no se pide nada.

**Código.** El de su llave lo entrega *Llaves de widgets › Ver código*, en español, inglés o portugués; en las recetas está
para cada entorno. El de los ejemplos de abajo sirve igual, con su llave y la dirección de su servicio: trae escrita la
imagen, que el navegador pide sin esperar al script. Escríbala solo en el primer elemento de la página; en los demás
atrasaría a la primera.

**Accesibilidad.** La imagen tiene nombre y descripción y recibe el foco; con él llega la parte interactiva, que se lee
entera con el teclado. El elemento ocupa ${heightText(info)} desde el comienzo (\`height\` lo cambia): nada se mueve.
Lo que es más largo termina en una barra, «Ver todo», que lo muestra entero.

**Eventos.** \`vigia-ready\`: está la imagen y luego la parte interactiva (\`detail.part\`). \`vigia-point\`: el día y los
valores bajo el cursor. \`vigia-error\`: qué falló (\`detail.code\`), que además se dice en el lugar del elemento: ${CODES}.

**Estilo.** Partes (\`::part\`): ${Object.keys(PARTS).map(coded).join(', ')}. Propiedades: ${Object.keys(PROPERTIES).map(coded).join(', ')}.`;
}

/** One page of the partner's manual. `what` describes the element. */
export function manualOf(tag: string, what: string) {
  const info = infoOf(tag);
  const names = attributesOf(info);
  return {
    render: ({ column, ...args }: WidgetArgs) => (
      <div style={{ maxWidth: column ?? 1000, margin: '0 auto', padding: column ? 0 : 16 }}>
        {createElement(tag, args)}
      </div>
    ),
    argTypes: Object.fromEntries([
      ...names.map((name) => [
        name,
        {
          ...(choicesOf(tag, name)
            ? { control: 'select', options: choicesOf(tag, name) }
            : { control: 'text' }),
          description: SAID[name][0],
          table: { defaultValue: { summary: name === 'height' ? `${info.heights[0]}` : SAID[name][1] } },
        },
      ]),
      [
        'data',
        { control: 'object', description: 'Propiedad: una respuesta del servicio, sin preguntarle nada' },
      ],
      ['column', { table: { disable: true } }],
    ]),
    parameters: {
      docs: {
        canvas: { sourceState: 'shown' },
        description: { component: pageOf(info, what) },
        source: { transform: (_: string, { args }: { args: WidgetArgs }) => snippetOf(info, args) },
      },
    },
  } as const;
}
