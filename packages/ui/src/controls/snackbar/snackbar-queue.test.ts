import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addSnackbar, durationOf, makeSnackbarQueue, VISIBLE_SNACKBARS } from './snackbar-queue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['regular', 8000],
  ['brief', 4000],
  ['long', 100_000],
] as const)('%s stays %d ms', (duration, ms) => {
  const queue = makeSnackbarQueue();
  addSnackbar(queue, 'ok', 'Uploaded Count Successfully', { duration });
  queue.resumeAll();
  vi.advanceTimersByTime(ms - 1);
  expect(queue.visibleToasts).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(queue.visibleToasts).toEqual([]);
});

it('stays 8 s by default, or the given number of ms', () => {
  expect([durationOf(), durationOf(250)]).toEqual([8000, 250]);
});

it('stops its time while somebody reads it, and continues afterwards', () => {
  const queue = makeSnackbarQueue();
  addSnackbar(queue, 'error', 'Error al guardar', 1000);
  queue.resumeAll();
  vi.advanceTimersByTime(600);
  queue.pauseAll();
  vi.advanceTimersByTime(60_000);
  expect(queue.visibleToasts).toHaveLength(1);
  queue.resumeAll();
  vi.advanceTimersByTime(399);
  expect(queue.visibleToasts).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(queue.visibleToasts).toEqual([]);
});

it('shows three at a time, the newest first, and the rest in their turn', () => {
  const queue = makeSnackbarQueue();
  const texts = () => queue.visibleToasts.map(({ content }) => content.text);
  for (const text of ['1', '2', '3', '4']) addSnackbar(queue, 'ok', text);
  expect(texts()).toEqual(['4', '3', '2']);
  expect(VISIBLE_SNACKBARS).toBe(3);
  queue.close(queue.visibleToasts[0]!.key);
  expect(texts()).toEqual(['3', '2', '1']);
});

it('shows a repeated message once, for its whole time, but keeps every action', () => {
  const queue = makeSnackbarQueue();
  const undo = { label: 'Deshacer', onPress: () => undefined };
  addSnackbar(queue, 'error', 'Error al guardar', 1000);
  queue.resumeAll();
  vi.advanceTimersByTime(600);
  addSnackbar(queue, 'error', 'Error al guardar', 1000);
  queue.resumeAll();
  vi.advanceTimersByTime(600);
  expect(queue.visibleToasts).toHaveLength(1);
  addSnackbar(queue, 'ok', 'Marcada como leída', { action: undo });
  addSnackbar(queue, 'ok', 'Marcada como leída', { action: undo });
  expect(queue.visibleToasts).toHaveLength(3);
});

it('shows only the newest message about a subject, but keeps every action', () => {
  const queue = makeSnackbarQueue();
  const texts = () => queue.visibleToasts.map(({ content }) => content.text);
  addSnackbar(queue, 'error', 'Sin conexión', { about: 'campo' });
  addSnackbar(queue, 'error', 'Error al eliminar', { about: 'estación' });
  addSnackbar(queue, 'ok', 'Guardado', {
    about: 'campo',
    action: { label: 'Deshacer', onPress: () => undefined },
  });
  expect(texts()).toEqual(['Guardado', 'Error al eliminar']);
  addSnackbar(queue, 'error', 'Error al guardar', { about: 'campo' });
  expect(texts()).toEqual(['Error al guardar', 'Guardado', 'Error al eliminar']);
});
