import { createElement } from 'react';
import './define.ts';
import { type Attributes, attributesOf, ELEMENTS, type ElementInfo } from '../elements/catalogue.ts';

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
};

const infoOf = (tag: string): ElementInfo => ELEMENTS.find((info) => info.tag === tag)!;

/** What the snippet on the docs page says: what to copy into a page. */
function snippetOf({ tag, attributes }: ElementInfo, args: WidgetArgs): string {
  const own = { [attributes[0]!]: '1', 'public-key': 'pk_live_…' };
  const { data: _, column: __, ...chosen } = args;
  const written = Object.entries({ ...own, ...chosen }).filter(([, value]) => value);
  const text = written.map(([name, value]) => `${name}="${value}"`).join(' ');
  return `<script src="https://vigia.example/widgets/vigia-widgets.js"></script>\n\n<${tag} ${text}></${tag}>`;
}

function pageOf(info: ElementInfo, what: string): string {
  return `${what}

**Peso.** Se dibuja con el cargador (menos de 5 kB comprimidos, uno para toda la página) y una imagen SVG del servicio.
La parte interactiva (unos 265 kB comprimidos, una para toda la página) se trae cuando el elemento está a la vista y la
página descansa, y se pone en marcha cuando alguien lo toca. De un elemento que nadie llega a ver no se pide nada.

**Accesibilidad.** La imagen tiene nombre y descripción y recibe el foco; con él llega la parte interactiva, que se lee
entera con el teclado. El elemento ocupa ${info.height} px de alto desde el comienzo (\`height\` lo cambia): nada se mueve.`;
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
        CHOICES[name] ? { control: 'select', options: CHOICES[name] } : { control: 'text' },
      ]),
      ['data', { control: 'object' }],
    ]),
    parameters: {
      docs: {
        description: { component: pageOf(info, what) },
        source: { transform: (_: string, { args }: { args: WidgetArgs }) => snippetOf(info, args) },
      },
    },
  } as const;
}
