import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DEFAULT_HARDWARE,
  hardwareFormDraft,
  hardwareOfDraft,
  hardwareRefusal,
  isSensorInterval,
  validateHardware,
  validateHardwareForm,
} from './hardware.ts';

describe('hardware', () => {
  const camera = { enabled: true, hour: 9, minutes: 0, seconds: 0, weekdays: 127 };
  const config = {
    camera1: camera,
    camera2: camera,
    operationMode: 'normal_operation',
    sensorIntervalMinutes: 30,
    paperRoll: { enabled: true, turnSeconds: 10, weekdays: 1 },
  };
  const save = { readOnly: false, stationId: 5, before: config, after: config };

  it('takes one photo a day at noon with the roll at rest until it is configured otherwise', () => {
    const everyDayAtNoon = { hour: 12, minutes: 0, seconds: 0, weekdays: 127 };
    expect(DEFAULT_HARDWARE).toEqual({
      camera1: { enabled: true, ...everyDayAtNoon },
      camera2: { enabled: false, ...everyDayAtNoon },
      operationMode: 'normal_operation',
      sensorIntervalMinutes: 30,
      paperRoll: { enabled: false, turnSeconds: 10, weekdays: 127 },
    });
  });

  it('asks 10 to 60 whole seconds of a roll that is on', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.oneof(fc.integer({ min: 0, max: 80 }), fc.double()), (on, seconds) => {
        const right = Number.isInteger(seconds) && seconds >= 10 && seconds <= 60;
        expect(validateHardware({ paperRollEnabled: on, paperRollSeconds: seconds })).toEqual(
          on && !right ? { paperRollSeconds: '10 ≤ segundo(s) ≤ 60' } : {},
        );
      }),
    );
    expect([14, 15, 60, 61].map(isSensorInterval)).toEqual([false, true, true, false]);
  });

  it('is refused for one reason after another', () => {
    const roll = (turnSeconds: number) => ({ ...config, paperRoll: { ...config.paperRoll, turnSeconds } });
    const other = { ...camera, weekdays: 64 };
    expect(hardwareRefusal(save)).toBeNull();
    expect(hardwareRefusal({ ...save, readOnly: true, stationId: null })).toBe('read-only');
    expect(hardwareRefusal({ ...save, stationId: null, after: roll(9) })).toBe('no-station');
    expect(hardwareRefusal({ ...save, after: roll(61) })).toBe('invalid');
    expect(hardwareRefusal({ ...save, after: { ...config, camera1: other } })).toBe('weekdays-changed');
    expect(hardwareRefusal({ ...save, after: { ...config, camera2: other } })).toBe('weekdays-changed');
  });

  it('is typed field by field; what is off is not looked at and stays', () => {
    const draft = hardwareFormDraft(config);
    expect(hardwareOfDraft(config, draft)).toEqual(config);
    expect(validateHardwareForm(draft)).toEqual({});
    const wrong = {
      ...draft,
      camera1Hour: '24',
      camera1Minutes: '-1',
      camera2Hour: '7,5',
      paperRollSeconds: '9',
    };
    expect(validateHardwareForm(wrong)).toEqual({
      camera1Hour: '0 ≤ hora ≤ 23',
      camera1Minutes: '0 ≤ minutos ≤ 59',
      camera2Hour: '0 ≤ hora ≤ 23',
      paperRollSeconds: '10 ≤ segundo(s) ≤ 60',
    });
    const off = { ...wrong, camera1Enabled: false, camera2Enabled: false, paperRollEnabled: false };
    expect(validateHardwareForm(off)).toEqual({});
    expect(hardwareOfDraft(config, off)).toEqual({
      ...config,
      camera1: { ...camera, enabled: false },
      camera2: { ...camera, enabled: false },
      paperRoll: { ...config.paperRoll, enabled: false },
    });
    expect(validateHardwareForm({ ...draft, paperRollDays: 0 })).toEqual({
      paperRollDays: 'Elija al menos un día',
    });
    const days = { ...draft, paperRollDays: 72 };
    expect(hardwareOfDraft(config, days).paperRoll.weekdays).toBe(72);
    expect(hardwareOfDraft(config, { ...days, paperRollEnabled: false }).paperRoll.weekdays).toBe(1);
    const typed = { ...draft, camera2Hour: '16', camera2Minutes: '5', paperRollSeconds: '60' };
    expect(hardwareOfDraft(config, typed)).toMatchObject({
      camera1: camera,
      camera2: { hour: 16, minutes: 5, seconds: 0, weekdays: 127 },
      paperRoll: { turnSeconds: 60, weekdays: 1 },
    });
  });
});
