import { keptPlace } from '@vigia/domain';
import { createElement } from 'react';
import './define.ts';
import {
  type Attribute,
  type Attributes,
  attributesOf,
  ELEMENTS,
  type ElementInfo,
  heightsOf,
  NARROW,
} from '../elements/catalogue.ts';
import { PARTS, PROPERTIES } from '../elements/manifest.ts';
import { TITLES } from '../elements/problems.ts';

export type WidgetArgs = Attributes & {
  /** An answer of the service, passed by hand. */
  readonly data?: unknown;
  /** Of the page's column, px. */
  readonly column?: number;
};

const CHOICES: Readonly<Record<string, readonly string[]>> = {
  theme: ['light', 'dark', 'sol'],
  locale: ['es', 'en', 'pt'],
  units: ['metric', 'imperial'],
  period: ['30days', '90days', 'allSeason'],
  interval: ['weekly', 'daily'],
};

/** What each attribute says and what stands in for it, as the partner reads it. */
const SAID: Readonly<Record<Attribute, readonly [what: string, without: string]>> = {
  sector: ['Número del campo', 'obligatorio'],
  station: ['Número de la estación; en un gráfico, solo esa del campo', 'obligatorio en la ficha'],
  pest: ['Número de la plaga', 'la primera con datos'],
  season: ['Número de la temporada', 'la actual'],
  crop: ['Número del hospedero', 'todos'],
  period: ['Período que se ve al comienzo', '90days'],
  interval: ['Capturas por semana o por día', 'weekly'],
  from: ['Primer día, como 2026-09-01', 'sin límite'],
  to: ['Último día, como 2026-09-30', 'sin límite'],
  server: ['Dirección del servicio', 'origen del script'],
  'public-key': ['Llave publicable, `pk_live_…`', 'obligatorio'],
  locale: ['Idioma', 'el de la página, o español'],
  theme: ['Tema; sol es de alto contraste, para leer al sol', 'light'],
  units: ['Unidades de temperatura y lluvia', 'metric'],
  height: ['Alto del elemento entero, px', 'según el elemento'],
};

const infoOf = (tag: string): ElementInfo => ELEMENTS.find((info) => info.tag === tag)!;

/** What the snippet on the docs page says: what to copy into a page. */
function snippetOf(info: ElementInfo, args: WidgetArgs): string {
  const { tag, attributes } = info;
  const own = { [attributes[0]!]: '1', 'public-key': 'pk_live_…' };
  const { data: _, column: __, ...chosen } = args;
  const written = Object.entries({ ...own, ...chosen }).filter(([, value]) => value);
  const text = written.map(([name, value]) => `${name}="${value}"`).join(' ');
  const place = keptPlace({ tag, heights: heightsOf(info, chosen.height) });
  return `<style>${place}</style>\n<script async src="https://vigia.example/widgets/vigia-widgets.js"></script>\n\n<${tag} ${text}></${tag}>`;
}

const coded = (name: string) => `\`${name}\``;
const CODES = Object.entries(TITLES)
  .map(([code, [title]]) => `${coded(code)} (${title[0]!.toLowerCase()}${title.slice(1)})`)
  .join(', ');

function heightSaid(info: ElementInfo): string {
  const [wide, narrow] = heightsOf(info);
  const other = narrow === wide ? '' : ` (${narrow} en una columna de menos de ${NARROW} px)`;
  return `${wide} px de alto${other}`;
}

function pageOf(info: ElementInfo, what: string): string {
  return `${what}

**Peso.** Se dibuja con el cargador (menos de 5 kB comprimidos, uno para toda la página) y una imagen SVG del servicio.
La parte interactiva (unos 330 kB comprimidos, una para toda la página) se trae cuando el elemento está a la vista y la
página descansa, y se pone en marcha cuando alguien lo toca. De un elemento que nadie llega a ver no se pide nada.

**Código.** El de su llave lo entrega *Llaves de widgets › Ver código*, en español, inglés o portugués: trae escrita la imagen
del primer elemento, que el navegador pide sin esperar al script. En las recetas está para cada entorno.

**Accesibilidad.** La imagen tiene nombre y descripción y recibe el foco; con él llega la parte interactiva, que se lee
entera con el teclado. El elemento ocupa ${heightSaid(info)} desde el comienzo (\`height\` lo cambia): nada se mueve.
Lo que es más largo termina en una barra, «Ver todo», que lo muestra entero.

**Eventos.** \`vigia-ready\`: está la imagen y luego la parte interactiva (\`detail.part\`). \`vigia-point\`: el día y los
valores bajo el cursor. \`vigia-error\`: qué falló (\`detail.code\`), que además se dice en el lugar del elemento: ${CODES}.

**Estilo.** Partes (\`::part\`): ${Object.keys(PARTS).map(coded).join(', ')}. Propiedades: ${Object.keys(PROPERTIES).map(coded).join(', ')}.`;
}

/** One page of the partner's manual. `what` says what the element shows. */
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
          ...(CHOICES[name] ? { control: 'select', options: CHOICES[name] } : { control: 'text' }),
          description: SAID[name][0],
          table: { defaultValue: { summary: name === 'height' ? `${info.height}` : SAID[name][1] } },
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
