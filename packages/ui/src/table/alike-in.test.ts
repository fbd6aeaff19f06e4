import { expect, it } from 'vitest';
import { alikeIn } from './alike-in.ts';

const alike = alikeIn(['total', 'order']);
const model = { total: 3, order: ['name'], query: 'lob' };
const props = { model, label: 'Estaciones' };

it('compares the named properties of the model and all other props', () => {
  expect(alike(props, { ...props, model: { ...model, query: 'lobesia' } })).toBe(true);
  expect(alike(props, { ...props, model: { ...model, total: 2 } })).toBe(false);
  expect(alike(props, { ...props, model: { ...model, order: ['name'] } })).toBe(false);
  expect(alike(props, { ...props, label: 'Nodos' })).toBe(false);
});

it('distinguishes a prop that is undefined from one that is absent', () => {
  const more: typeof props & { readonly today?: string | undefined } = { ...props, today: undefined };
  expect(alike(more, props)).toBe(false);
  expect(alike(props, more)).toBe(false);
});
