import type { StorybookConfig } from '@storybook/react-vite';
import { DOCGEN } from './manual/docgen.ts';
import { withWholeExamples } from './manual/enrich.ts';
import { manualPlugin } from './manual/plugin.ts';

const config: StorybookConfig = {
  stories: [
    './pages/*.mdx',
    '../packages/{ui,console,widgets}/src/**/*.stories.tsx',
    '../packages/widgets/src/stories/recipes/*.mdx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  features: { sidebarOnboardingChecklist: false, experimentalCodeExamples: true },
  experimental_enrichCsf: withWholeExamples,
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), manualPlugin()] }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Tests show no tables of props, and reading the types of all components takes longer than many stories.
  typescript: {
    reactDocgen: process.env.VITEST ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: DOCGEN,
  },
};
export default config;
