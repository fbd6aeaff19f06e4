import { expect, it } from 'vitest';
import { cssVariables } from './css-variables.ts';
import { PALETTES } from './palettes.ts';

it('names every colour of the palette', () => {
  const variables = cssVariables(PALETTES.light);
  expect(variables).toMatchObject({
    '--vigia-color-primary': '#1e6b3c',
    '--vigia-color-primary-tint': '#e6f0e7',
    '--vigia-status-warning-text': '#6b4e00',
    '--vigia-series-degree-days': '#1e6b3c',
    '--vigia-marker-biofix': '#7a4b9a',
    '--vigia-stage-pupa': '#94705a',
  });
});
