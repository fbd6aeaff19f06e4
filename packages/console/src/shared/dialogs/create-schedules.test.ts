import { ApiError } from '@vigia/api/client';
import { isoDate, newScheduleDraft, type ScheduleBody } from '@vigia/domain';
import { describe, expect, it, vi } from 'vitest';
import { scheduleCreator } from './create-schedules.ts';

const season = { id: 9, start: isoDate('2026-05-01'), end: isoDate('2027-04-30') };
const draft = { ...newScheduleDraft(season), userIds: [1, 2], sectorIds: [7, 8] };
const names = { user: (id: number) => `u${id}`, sector: (id: number) => `s${id}` };
const { signal } = new AbortController();

describe('creating schedules', () => {
  it('sends one for each user and field, each under a key of its own', async () => {
    const create = vi.fn(async (_body: ScheduleBody, _key: string) => undefined);
    await scheduleCreator(create, names)(draft, signal);
    expect(create.mock.calls.map(([body]) => [body.user_id, body.sector_id])).toEqual([
      [1, 7],
      [1, 8],
      [2, 7],
      [2, 8],
    ]);
    expect(new Set(create.mock.calls.map(([, key]) => key)).size).toBe(4);
  });

  it('names those that failed and goes on with the others; trying again uses the same keys', async () => {
    const create = vi.fn(async ({ user_id, sector_id }: ScheduleBody, _key: string) => {
      if (user_id === 1 && sector_id === 8) throw new ApiError('server', 'x');
    });
    const send = scheduleCreator(create, names);
    await expect(send(draft, signal)).rejects.toThrow('Error en la creación de los cronogramas: (u1, s8)');
    const first = create.mock.calls.map(([, key]) => key);
    await expect(send(draft, signal)).rejects.toThrow();
    expect(create.mock.calls.slice(4).map(([, key]) => key)).toEqual(first);
  });

  it('says a refusal before failures', async () => {
    const create = vi.fn(async ({ sector_id }: ScheduleBody) => {
      throw new ApiError(sector_id === 7 ? 'server' : 'forbidden', 'x');
    });
    await expect(scheduleCreator(create, names)(draft, signal)).rejects.toThrow('Access denied');
  });
});
