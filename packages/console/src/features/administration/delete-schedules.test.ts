import { describe, expect, it, vi } from 'vitest';
import { deleteSchedules } from './delete-schedules.ts';

describe('deleting schedules', () => {
  it('reports an empty selection and sends no request', async () => {
    const remove = vi.fn(async () => undefined);
    expect((await deleteSchedules([], remove)).message).toBe('No hay cronogramas seleccionados');
    expect(remove).not.toHaveBeenCalled();
  });

  it('deletes each of them', async () => {
    const remove = vi.fn(async (_id: number) => undefined);
    expect(await deleteSchedules([4, 9], remove)).toEqual({
      deleted: [4, 9],
      failed: [],
      message: 'Cronogramas Eliminados',
    });
    expect(remove.mock.calls).toEqual([[4], [9]]);
  });

  it('continues after a failure and lists the ids that were not deleted', async () => {
    const remove = async (id: number) => {
      if (id !== 5) throw new Error('503');
    };
    expect(await deleteSchedules([4, 5, 9], remove)).toEqual({
      deleted: [5],
      failed: [4, 9],
      message: 'Error al eliminar los cronogramas con id: (4, 9)',
    });
  });
});
