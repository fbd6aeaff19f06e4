import { expect, it } from 'vitest';
import { alikeIn } from './alike-in.ts';

const alike = alikeIn(['total', 'order']);
const model = { total: 3, order: ['name'], query: 'lob' };
const props = { model, label: 'Estaciones' };

it('goes by what is read of the model and by all other props', () => {
  expect(alike(props, { ...props, model: { ...model, query: 'lobesia' } })).toBe(true);
  expect(alike(props, { ...props, model: { ...model, total: 2 } })).toBe(false);
  expect(alike(props, { ...props, model: { ...model, order: ['name'] } })).toBe(false);
  expect(alike(props, { ...props, label: 'Nodos' })).toBe(false);
});

it('tells a prop that is there from one that is not', () => {
  const more: typeof props & { readonly today?: string | undefined } = { ...props, today: undefined };
  expect(alike(more, props)).toBe(false);
  expect(alike(props, more)).toBe(false);
});
