import { describe, expect, it } from 'vitest';
import { isoDate } from '../calendar/iso-date.ts';
import { SCHEDULE_MESSAGES } from '../es/schedules.ts';
import {
  newScheduleDraft,
  type ScheduleOutcome,
  scheduleCounts,
  scheduleNotice,
  schedulesOf,
  validateSchedule,
} from './draft.ts';

describe('Crear informes programados', () => {
  const season = { id: 31, start: isoDate('2026-05-01'), end: isoDate('2027-04-30') };
  const draft = { ...newScheduleDraft(season), userIds: [1, 2], sectorIds: [7, 8] };

  it('opens on the season', () => {
    expect(newScheduleDraft(season)).toEqual({
      userIds: [],
      sectorIds: [],
      seasonId: 31,
      start: '2026-05-01',
      end: '2027-04-30',
      periodicity: 'weekly_monday',
      reportType: 'all',
    });
    expect(newScheduleDraft(null)).toMatchObject({ seasonId: null, start: '', end: '' });
  });

  it.each([
    [{}, {}],
    [{ userIds: [] }, { userIds: 'Rellenar formulario' }],
    [{ sectorIds: [] }, { sectorIds: 'Rellenar formulario' }],
    [{ seasonId: null }, { seasonId: 'Rellenar formulario' }],
    [{ start: '2027-05-01' }, { start: 'Fecha inválida', end: 'Fecha inválida' }],
    [{ start: '2027-04-30' }, {}],
    [{ end: '' }, { end: 'Fecha inválida' }],
    [{ start: '1/5/26' }, { start: 'YYYY-MM-DD' }],
  ])('%j: %j', (change, errors) => {
    expect(validateSchedule({ ...draft, ...change })).toEqual(errors);
  });

  it('asks for one schedule per user and sector', () => {
    const bodies = schedulesOf({ ...draft, periodicity: 'twenty_sixth', reportType: 'climate-report' });
    expect(bodies.map((body) => [body.userId, body.sectorId])).toEqual([
      [1, 7],
      [1, 8],
      [2, 7],
      [2, 8],
    ]);
    expect(bodies[0]).toEqual({
      userId: 1,
      sectorId: 7,
      seasonId: 31,
      start: '2026-05-01',
      end: '2027-04-30',
      cronExpression: '0 8 26 * *',
      reportType: 'climate-report',
    });
    expect(schedulesOf({ ...draft, seasonId: null })).toEqual([]);
    expect(schedulesOf({ ...draft, userIds: [] })).toEqual([]);
  });

  it('leaves out the sectors that a person does not see', () => {
    const sectorsOf = (userId: number) => (userId === 1 ? 'all' : new Set([8]));
    expect(schedulesOf(draft, sectorsOf).map((body) => [body.userId, body.sectorId])).toEqual([
      [1, 7],
      [1, 8],
      [2, 8],
    ]);
    expect(scheduleCounts(draft, sectorsOf)).toEqual({ made: 3, leftOut: 1 });
    expect(validateSchedule(draft, sectorsOf)).toEqual({});
    expect(validateSchedule({ ...draft, userIds: [2], sectorIds: [7] }, sectorsOf)).toEqual({
      sectorIds: 'Ninguna de las personas elegidas ve estos campos',
    });
  });

  it('says what became of them', () => {
    const outcome = (result: ScheduleOutcome['result'], user = 'Ana', sector = 'Norte') => ({
      user,
      sector,
      result,
    });
    expect(scheduleNotice([outcome('created'), outcome('created')])).toBe('Cronogramas creados');
    expect(scheduleNotice([outcome('failed'), outcome('forbidden')])).toBe('Access denied');
    expect(scheduleNotice([outcome('failed'), outcome('created'), outcome('failed', 'Eva', 'Sur')])).toBe(
      'Error en la creación de los cronogramas: (Ana, Norte), (Eva, Sur)',
    );
    const many = Array.from({ length: 12 }, () => outcome('failed'));
    expect(scheduleNotice(many)).toMatch(/^Error[^:]*: (\(Ana, Norte\)(, )?){10} y otros 2$/);
    expect(SCHEDULE_MESSAGES.deleteFailed([4, 5])).toBe('Error al eliminar los cronogramas con id: (4, 5)');
    expect([SCHEDULE_MESSAGES.noneSelected, SCHEDULE_MESSAGES.deleted]).toEqual([
      'No hay cronogramas seleccionados',
      'Cronogramas Eliminados',
    ]);
  });
});
