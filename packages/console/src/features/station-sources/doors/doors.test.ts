import { DAY_MS, HOUR_MS } from '@vigia/domain';
import { describe, expect, it } from 'vitest';
import { aDevice, aDoor, aLinkedDevice, aProfile } from '../../../testing/sample-doors.ts';
import { SOURCES_NOW } from '../../../testing/sample-sources.ts';
import { stateOfDevice, stateOfDoor } from './door-state.ts';
import { likelyProfile, mappedOf, mappingErrors, previewOf, rowsOf, withMeasure } from './mapping-draft.ts';
import { UPLINK_PROFILES } from './profile-words.ts';
import { UPLINK_DOORS } from './words.ts';

const WORDS = UPLINK_DOORS.spanish;
const PROFILE = UPLINK_PROFILES.spanish;
const labelOf = (parts: Parameters<typeof aDoor>[0]) => stateOfDoor(WORDS, aDoor(parts), SOURCES_NOW).label;

describe('how a door is', () => {
  it('is refusing only while nothing good has come since', () => {
    const refused = { refusal: 'wrong-secret', refusedAt: SOURCES_NOW - HOUR_MS } as const;
    expect(labelOf({ ...refused, devices: [] })).toBe(WORDS.state.refusing);
    const heardSince = stateOfDoor(WORDS, aDoor({ ...refused, devices: [aLinkedDevice()] }), SOURCES_NOW);
    expect(heardSince.label).toBe(WORDS.state.well);
    expect(heardSince.hint).toContain(WORDS.refusals['wrong-secret']);
  });

  it('waits, has devices to link, is silent or measures nothing, each with its word', () => {
    expect(labelOf({ devices: [] })).toBe(WORDS.state.waiting);
    expect(labelOf({})).toBe(WORDS.state.unlinked);
    expect(labelOf({ devices: [aLinkedDevice({ heardAt: SOURCES_NOW - 2 * DAY_MS })] })).toBe(
      WORDS.state.silent,
    );
    expect(labelOf({ devices: [aLinkedDevice({ lastReading: null })] })).toBe(WORDS.state.troubled);
    expect(labelOf({ devices: [aLinkedDevice()] })).toBe(WORDS.state.well);
  });

  it('tells how many uplinks are set apart, and until when the secret before holds', () => {
    const door = aDoor({
      replacedUntil: SOURCES_NOW + HOUR_MS,
      devices: [aDevice(), aLinkedDevice({ apart: 2 })],
    });
    const { hint } = stateOfDoor(WORDS, door, SOURCES_NOW);
    expect(hint).toContain('5 envíos apartados');
    expect(hint).toContain('El secreto anterior vale hasta el 21 nov 2026, 13:00.');
    expect(stateOfDoor(WORDS, door, SOURCES_NOW + 2 * HOUR_MS).hint).not.toContain('El secreto anterior');
  });

  it.each([
    ['unlinked', aDevice()],
    ['silent', aLinkedDevice({ heardAt: SOURCES_NOW - 2 * DAY_MS })],
    ['unmeasured', aLinkedDevice({ lastReading: SOURCES_NOW - 2 * DAY_MS })],
    ['well', aLinkedDevice()],
  ] as const)('a device is %s', (state, device) => {
    expect(stateOfDevice(WORDS, device, SOURCES_NOW).label).toBe(WORDS.device[state]);
  });
});

describe('what fields measure', () => {
  const rows = rowsOf(aDevice().lastFields, aProfile().fields);
  const draft = { name: 'LSE01', rows };
  const row = (path: string) => rows.find((each) => each.path === path)!;

  it('has a row for each field that came and each that is mapped', () => {
    const kept = rowsOf([{ path: 'b', value: 1 }], [{ path: 'a', measure: 'rain_mm', unit: 'in' }]);
    expect(kept.map(({ path, measure }) => [path, measure])).toEqual([
      ['a', 'rain_mm'],
      ['b', null],
    ]);
    expect(mappedOf(rows)).toEqual(aProfile().fields);
  });

  it('needs a name and a measure, and each measure once', () => {
    expect(mappingErrors(PROFILE, draft)).toEqual({});
    const none = rows.map((each) => withMeasure(each, null));
    expect(mappingErrors(PROFILE, { name: ' ', rows: none })).toEqual({
      ...{ name: PROFILE.nameMissing, rows: PROFILE.none },
    });
    const twice = rows.map((each) =>
      each.path === 'soil' ? withMeasure(each, 'ambient_temperature_c') : each,
    );
    expect(mappingErrors(PROFILE, { ...draft, rows: twice })).toEqual({
      'rows.soil': PROFILE.twice('env.temp'),
    });
  });

  it('begins with the first unit of a measure', () => {
    expect(withMeasure(row('env.temp'), 'wind_speed_km_h')).toMatchObject({ unit: 'km/h' });
  });

  it('shows a value as it would be stored, or why it would not', () => {
    expect(previewOf(PROFILE, row('env.temp'), 68)).toEqual({ text: '20 °C', isWrong: false });
    expect(previewOf(PROFILE, { ...row('env.temp'), unit: '°C' }, 68)).toMatchObject({ isWrong: true });
    expect(previewOf(PROFILE, row('env.temp'), 'OK')).toEqual({ text: PROFILE.noNumber, isWrong: true });
    expect(previewOf(PROFILE, row('env.temp'), null)).toBeNull();
    expect(previewOf(PROFILE, row('battery'), 3)).toBeNull();
  });
});

describe('the profile that is offered', () => {
  const [one, other] = [
    aProfile(),
    aProfile({ id: 2, fields: [{ path: 'x', measure: 'rain_mm', unit: 'mm' }] }),
  ];

  it('is that of the device, of one of the same kind, or one whose fields all came', () => {
    expect(likelyProfile(aDevice({ profileId: 2 }), [], [one, other])).toBe(other);
    expect(likelyProfile(aDevice(), [aLinkedDevice({ profileId: 2 })], [one, other])).toBe(other);
    expect(
      likelyProfile(aDevice({ networkProfile: null }), [aLinkedDevice({ profileId: 2 })], [other, one]),
    ).toBe(one);
    expect(likelyProfile(aDevice({ networkProfile: null }), [], [other])).toBeNull();
  });
});
