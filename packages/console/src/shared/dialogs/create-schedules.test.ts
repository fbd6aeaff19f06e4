import { ApiError } from '@vigia/api/client';
import { isoDate } from '@vigia/domain';
import { type NewSchedule, newScheduleDraft } from '@vigia/domain/reports';
import { describe, expect, it, vi } from 'vitest';
import { scheduleCreator } from './create-schedules.ts';

const season = { id: 9, start: isoDate('2026-05-01'), end: isoDate('2027-04-30') };
const draft = { ...newScheduleDraft(season), userIds: [1, 2], sectorIds: [7, 8] };
const names = {
  userName: (id: number) => `u${id}`,
  sectorName: (id: number) => `s${id}`,
  sectorsOf: () => 'all' as const,
};
const { signal } = new AbortController();

describe('creating schedules', () => {
  it('sends one for each user and sector, each with its own key', async () => {
    const create = vi.fn(async (_body: NewSchedule, _key: string) => undefined);
    await scheduleCreator(create, names)(draft, signal);
    expect(create.mock.calls.map(([body]) => [body.userId, body.sectorId])).toEqual([
      [1, 7],
      [1, 8],
      [2, 7],
      [2, 8],
    ]);
    expect(new Set(create.mock.calls.map(([, key]) => key)).size).toBe(4);
  });

  it('names those that failed and continues with the others; a second try uses the same keys', async () => {
    const create = vi.fn(async ({ userId, sectorId }: NewSchedule, _key: string) => {
      if (userId === 1 && sectorId === 8) throw new ApiError('server', 'x');
    });
    const send = scheduleCreator(create, names);
    await expect(send(draft, signal)).rejects.toThrow('Error en la creación de los cronogramas: (u1, s8)');
    const first = create.mock.calls.map(([, key]) => key);
    await expect(send(draft, signal)).rejects.toThrow();
    expect(create.mock.calls.slice(4).map(([, key]) => key)).toEqual(first);
  });

  it('stops when it is aborted, and continues from there', async () => {
    const gone = new AbortController();
    const create = vi.fn(async (_body: NewSchedule, _key: string) => gone.abort());
    const send = scheduleCreator(create, names);
    await expect(send(draft, gone.signal)).rejects.toThrow();
    expect(create).toHaveBeenCalledTimes(1);
    await send(draft, signal);
    expect(create.mock.calls[1]?.[1]).toBe(create.mock.calls[0]?.[1]);
  });

  it('names a refusal before failures', async () => {
    const create = vi.fn(async ({ sectorId }: NewSchedule) => {
      throw new ApiError(sectorId === 7 ? 'server' : 'forbidden', 'x');
    });
    await expect(scheduleCreator(create, names)(draft, signal)).rejects.toThrow('Access denied');
  });
});
