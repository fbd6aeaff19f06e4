import { expect, it } from 'vitest';
import { tokenFiles } from '../../.storybook/manual/token-files.ts';

const files = tokenFiles();

it('gives light for every page, and of the other themes what differs', () => {
  const [light = '', dark = '', sol = ''] = files['tokens.css']?.split('\n}\n') ?? [];
  expect(light).toMatch(/^:root \{\n/);
  expect(light).toContain('\n  --vigia-color-primary: #1e6b3c;');
  expect(light).toContain('\n  --vigia-space-m: 12px;');
  expect(dark).toContain("[data-vigia-theme='dark'] {");
  expect(dark).toContain('\n  --vigia-color-primary: #5fc48a;');
  expect(sol).not.toContain('--vigia-space-m');
});

it('writes colours, measures, times and shadows in the format of design tokens', () => {
  const json = JSON.parse(files['tokens.json'] ?? '');
  expect(json.theme.light.color.primary.$value).toEqual({
    colorSpace: 'srgb',
    components: [0.1176, 0.4196, 0.2353],
    alpha: 1,
    hex: '#1e6b3c',
  });
  expect(json.theme.light.color.scrim.$value).toMatchObject({ alpha: 0.48, hex: '#131f17' });
  expect(json.theme.dark.elevation.float.$value[1]).toMatchObject({
    color: { hex: '#2e3a32' },
    spread: { value: 1, unit: 'px' },
  });
  expect(json.space.m).toEqual({ $value: { value: 12, unit: 'px' } });
  expect(json.motion.fast.$value).toEqual({ value: 150, unit: 'ms' });
  expect(json.motion.easing.$value).toEqual([0.2, 0, 0, 1]);
});

it('leaves no token without a value that tools can read', () => {
  expect(files['tokens.json']).not.toMatch(/null|NaN|undefined/);
});
