import { expect, it } from 'vitest';
import { nothingToday } from './nothing-today.ts';

it('says that nothing is pending where that is known, and names what is not', () => {
  const pending = 'Hoy no hay nada pendiente';
  expect(nothingToday(0, 3)).toEqual({ title: pending, unknown: null });
  expect(nothingToday(0, 0)).toEqual({ title: pending, unknown: null });
  expect(nothingToday(1, 3)).toEqual({
    title: pending,
    unknown: '1 campo no tiene capturas contadas en los últimos días: ahí no se sabe si pasan el umbral.',
  });
  expect(nothingToday(2, 3).unknown).toMatch(/^2 campos no tienen capturas contadas/);
  expect(nothingToday(1, 1)).toEqual({
    title: 'Todavía no hay capturas contadas',
    unknown: expect.stringMatching(/^No se sabe si hay algo pendiente: .* hasta mañana para enviar\.$/),
  });
});
