import type { UserId } from '@vigia/domain/farm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { HttpProblem } from '../http/problem.ts';
import { personCalls } from './person-calls.ts';

const [ANA, BRUNO] = [1 as UserId, 2 as UserId];
const log = pino({ level: 'silent' });

describe('calls of a person are counted', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }));
  afterEach(() => vi.useRealTimers());

  test('as many as are allowed are made, the next one waits as long as is said, and others go on', async () => {
    const count = personCalls(3);
    for (let i = 0; i < 3; i += 1) await count(ANA, log);
    vi.advanceTimersByTime(12_500);
    const refusal = await count(ANA, log).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(HttpProblem);
    expect((refusal as HttpProblem).status).toBe(429);
    expect((refusal as HttpProblem).details).toMatchObject({
      detail: expect.stringContaining('espere 8 s y continúe'),
      headers: { 'retry-after': '8' },
    });
    await count(BRUNO, log);

    vi.advanceTimersByTime(7_499);
    await expect(count(ANA, log)).rejects.toThrow('too-many-requests');
    vi.advanceTimersByTime(1);
    for (let i = 0; i < 3; i += 1) await count(ANA, log);
    await expect(count(ANA, log)).rejects.toThrow('too-many-requests');
  });

  test('the log is told once of each time that somebody is slowed', async () => {
    const warn = vi.fn();
    const count = personCalls(1);
    const call = () => count(ANA, { warn } as never).catch(() => undefined);
    for (let i = 0; i < 5; i += 1) await call();
    expect(warn.mock.calls.map(([line]) => line)).toEqual([{ userId: ANA, most: 1 }]);
    vi.advanceTimersByTime(20_000);
    for (let i = 0; i < 5; i += 1) await call();
    expect(warn).toHaveBeenCalledTimes(2);
  });
});

describe('a service with a limit of calls', () => {
  let service: TestApp;
  beforeAll(async () => {
    service = await startTestApp({ personCalls: 3 });
  });
  afterAll(() => service.close());

  test('refuses one person, on every device, and answers all others and what needs no session', async () => {
    const [desk, phone, other] = [
      await service.as('grower'),
      await service.as('grower'),
      await service.as('manager'),
    ];
    let refused: Response | undefined;
    // However slow the machine is, three calls fit into one window sooner or later.
    for (let i = 0; i < 1_000 && refused === undefined; i += 1) {
      const answer = await (i % 2 === 0 ? desk : phone)('/v2/clients');
      if (answer.status === 429) refused = answer;
      else expect(answer.status).toBe(200);
    }
    expect(await refused!.json()).toMatchObject({
      code: 'too-many-requests',
      detail: expect.stringMatching(/^Su cuenta hizo demasiadas solicitudes seguidas: espere \d+ s/),
    });
    expect(Number(refused!.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(Number(refused!.headers.get('retry-after'))).toBeLessThanOrEqual(20);
    expect((await other('/v2/clients')).status).toBe(200);
    for (const path of ['/livez', '/readyz', '/config.json'])
      for (let i = 0; i < 5; i += 1) expect((await service.ask(path)).status).toBe(200);
    expect(service.log.filter((line) => line.includes('more calls than a person may'))).toHaveLength(1);
  });
});
