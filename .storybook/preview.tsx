import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { fetchLateParts } from '../packages/ui/src/controls/late/late-part.ts';
import { VigiaProvider } from '../packages/ui/src/theme/theme.tsx';
import { ThemeScope } from '../packages/ui/src/theme/theme-scope.tsx';
import '../packages/ui/src/theme/fonts.ts';
import { DocsFrame } from './docs-frame.tsx';
import { freezeDate, setStoryNow } from './frozen-clock.ts';
import { plainControls } from './manual/controls.ts';
import { FramedExample } from './manual/framed-example.tsx';
import { ManualPage } from './manual/manual-page.tsx';
import { expectQuietConsole, listenToConsole } from './quiet-console.ts';
import { noteScroll, settleScroll } from './settled-scroll.ts';

freezeDate();
// On a busy machine a play may wait longer.
configure({ asyncUtilTimeout: 10_000 });

/**
 * A story fills the whole page. On a docs page with several stories, each has its own theme. A dialog that is
 * open from the start (`parameters.coversPage`) would cover them all, so it is framed.
 */
const inTheme: Decorator = (Story, { globals, id, name, parameters, viewMode }) => {
  const isInDocs = viewMode === 'docs';
  const Theme = isInDocs ? ThemeScope : VigiaProvider;
  return (
    <Theme mode={parameters.theme ?? globals.theme} density={globals.density} locale={globals.locale}>
      <div lang={globals.locale} style={{ padding: parameters.layout === 'fullscreen' ? 0 : 16 }}>
        {isInDocs && parameters.coversPage ? <FramedExample {...{ id, name, globals }} /> : <Story />}
      </div>
    </Theme>
  );
};

/** Every story is also a test: it must render, play through and pass axe. */
const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: 'Tema',
      toolbar: {
        icon: 'paintbrush',
        items: [
          { value: 'light', title: 'Claro' },
          { value: 'dark', title: 'Oscuro' },
          { value: 'sol', title: 'Sol (alto contraste)' },
        ],
        dynamicTitle: true,
      },
    },
    density: {
      description: 'Densidad',
      toolbar: {
        icon: 'component',
        items: [
          { value: 'comfortable', title: 'Cómoda' },
          { value: 'compact', title: 'Compacta' },
        ],
        dynamicTitle: true,
      },
    },
    locale: {
      description: 'Idioma y formatos',
      toolbar: {
        icon: 'globe',
        items: [
          { value: 'es-CL', title: 'Español' },
          { value: 'en', title: 'English (formatos y widgets)' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light', density: 'comfortable', locale: 'es-CL' },
  // A story shows complete controls; their state before late parts are loaded has stories of its own.
  loaders: [fetchLateParts],
  beforeEach: async ({ parameters }) => {
    await settleScroll();
    setStoryNow(parameters.now);
    return listenToConsole(parameters.expectsErrors);
  },
  afterEach: () => {
    noteScroll();
    expectQuietConsole();
  },
  decorators: [inTheme],
  argTypesEnhancers: [plainControls],
  parameters: {
    // Passed rules need no description of their elements, and style sheets need not be loaded again.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'], preload: false } },
    docs: {
      container: DocsFrame,
      page: ManualPage,
      toc: { title: 'En esta página', headingSelector: 'h2, h3' },
    },
    layout: 'fullscreen',
    options: {
      storySort: {
        method: 'alphabetical',
        locales: 'es',
        order: [
          'Bienvenida',
          'Cambios',
          'Fundamentos',
          ['Tema', 'Color', 'Serie y estado', 'Tipografía', 'Espacio', 'Densidad'],
          'Controles',
          'Dominio',
          'Gráficos',
          'Tabla',
          'Mapa',
          'Imágenes',
          'Paneles',
          'Widgets',
          ['Recetas', ['HTML', 'WordPress', 'React', 'Vue', 'Angular', 'Política estricta (CSP)'], '*'],
          'Consola',
        ],
      },
    },
    // Widths for the toolbar; a story chooses one with `globals: { viewport: { value: 'narrow' } }`.
    viewport: {
      options: {
        narrow: { name: 'Teléfono (390 px)', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: 'Tableta (800 px)', styles: { width: '800px', height: '1100px' }, type: 'tablet' },
        laptop: {
          name: 'Portátil (1366 × 768)',
          styles: { width: '1366px', height: '768px' },
          type: 'desktop',
        },
        wide: {
          name: 'Escritorio (1440 × 900)',
          styles: { width: '1440px', height: '900px' },
          type: 'desktop',
        },
      },
    },
  },
};
export default preview;
