import type { Preview } from '@storybook/react-vite';
import { VigiaProvider } from '../packages/ui/src/theme/theme.tsx';
import '../packages/ui/src/theme/fonts.ts';

/** Every story is also a test: it must render, play through and pass axe. */
const preview: Preview = {
  globalTypes: {
    theme: {
      description: 'Tema',
      toolbar: {
        icon: 'paintbrush',
        items: [
          { value: 'light', title: 'Claro' },
          { value: 'dark', title: 'Oscuro' },
          { value: 'sol', title: 'Sol' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light' },
  decorators: [
    (Story, { globals, parameters }) => (
      <VigiaProvider mode={parameters.theme ?? globals.theme}>
        <div style={{ padding: parameters.layout === 'fullscreen' ? 0 : 16 }}>
          <Story />
        </div>
      </VigiaProvider>
    ),
  ],
  parameters: {
    a11y: { test: 'error' },
    layout: 'fullscreen',
    viewport: { options: { narrow: { name: '390', styles: { width: '390px', height: '844px' } } } },
  },
};
export default preview;
