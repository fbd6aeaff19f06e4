import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { PALETTES } from '../packages/ui/src/theme/palettes.ts';

const { color } = PALETTES.light;

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Vigía · Componentes',
    colorPrimary: color.primary,
    colorSecondary: color.primary,
    appBg: color.page,
    appBorderColor: color.line,
    textColor: color.text,
    textMutedColor: color.muted,
    barSelectedColor: color.primary,
  }),
});
