import { USUAL_CLIENT } from '@vigia/domain/access';
import type { EmbedKey } from '@vigia/domain/published';
import { describe, expect, it } from 'vitest';
import { SECTORS, STATIONS, TODAY } from '../../testing/sample-farm.ts';
import { editErrors, inputOf, keyErrors, NEW_KEY, newKeyOf, openedOf, seenOf } from './key-draft.ts';
import { keyRows } from './key-rows.ts';
import { seenBuilds } from './seen-builds.ts';
import { EMBED_KEYS } from './words.ts';

const DRAFT = {
  ...NEW_KEY,
  name: ' Coop ',
  sectorIds: [3],
  origins: 'https://www.Coop.cl/\n\n https://viña.cl \nhttps://www.coop.cl',
};

describe('the draft of a key', () => {
  it('is sent with unique sites in the form of browsers, and ends after its last day', () => {
    expect(keyErrors(EMBED_KEYS.spanish, DRAFT, TODAY)).toEqual({});
    expect(newKeyOf({ ...DRAFT, expires: '2026-12-31' })).toEqual({
      name: 'Coop',
      sectorIds: [3],
      stationIds: [],
      metrics: ['degree-days', 'captures', 'climate', 'mildew', 'chill', 'card', 'risk'],
      origins: ['https://www.coop.cl', 'https://xn--via-8ma.cl'],
      expiresAt: Date.UTC(2027, 0, 1, 3),
    });
    expect(newKeyOf(DRAFT).expiresAt).toBeNull();
  });

  it.each([
    [{ name: '  ' }, { name: EMBED_KEYS.spanish.form.errors.name }],
    [{ sectorIds: [] }, { places: EMBED_KEYS.spanish.form.errors.places }],
    [{ sectorIds: [], stationIds: [7] }, {}],
    [{ metrics: [] }, { metrics: EMBED_KEYS.spanish.form.errors.metrics }],
    [{ origins: ' \n ' }, { origins: EMBED_KEYS.spanish.form.errors.origins }],
    [
      { origins: 'https://coop.cl\n\nhttp://coop.cl' },
      { origins: 'Línea 3: Debe empezar con https:// (http:// solo para localhost)' },
    ],
    [{ expires: '2026-11-21' }, { expires: EMBED_KEYS.spanish.form.errors.expires }],
    [{ expires: '31-1' }, { expires: EMBED_KEYS.spanish.form.errors.expires }],
  ])('%j has its errors at the fields', (over, errors) => {
    expect(keyErrors(EMBED_KEYS.spanish, { ...DRAFT, ...over }, TODAY)).toEqual(errors);
  });
});

const KEY: EmbedKey = {
  id: 1,
  clientId: 1,
  name: 'Coop',
  prefix: 'pk_live_abcd1234',
  key: null,
  sectorIds: [3, 99],
  stationIds: [STATIONS[0]!.id],
  metrics: ['captures', 'card', 'risk'],
  origins: ['https://coop.cl'],
  createdAt: Date.UTC(2026, 10, 1, 12),
  createdBy: null,
  expiresAt: Date.UTC(2026, 11, 1, 3),
  revokedAt: null,
  replacedBy: null,
  lastUsedAt: null,
  lastUsedOrigin: null,
  builds: [],
};

it('a row names the content and the state of its key', () => {
  const tree = {
    client: {
      id: 1,
      name: 'Viña',
      taxId: null,
      dateCreated: '2025-05-05T14:20:00Z',
      archived: false,
      ...USUAL_CLIENT,
    },
    sectors: SECTORS,
    stations: STATIONS,
  };
  const [row] = keyRows([KEY], tree, Date.parse('2026-11-21T12:00:00Z'));
  expect(row).toMatchObject({
    subjects: `Apalta, 99, ${STATIONS[0]!.name}`,
    metrics: 'Capturas, Ficha de estación, Insignia de riesgo',
    state: 'active',
  });
  expect(keyRows([KEY], tree, Date.parse('2026-12-02T12:00:00Z'))[0]!.state).toBe('expired');
});

it('each site shows its last seen build, the day, and whether a newer build exists', () => {
  const seen = (origin: string, build: string, day: string) => ({
    origin,
    build,
    seenAt: Date.parse(`${day}T15:00:00.000Z`),
  });
  const key = {
    origins: ['https://a.cl', 'https://b.cl', 'https://c.cl', 'https://d.cl'],
    builds: [
      seen('https://a.cl', 'v1.0.0-ab12cd34', TODAY),
      seen('https://b.cl', 'v0.9.0-0a1b2c3d', '2026-11-20'),
      seen('https://c.cl', 'v0.9.0-0a1b2c3d', '2026-10-02'),
    ],
  };
  expect(seenBuilds(EMBED_KEYS.spanish, key, '1.0.0-ab12cd34', TODAY)).toEqual([
    { site: 'https://a.cl', text: 'v1.0.0-ab12cd34 · hoy', isOld: false },
    { site: 'https://b.cl', text: 'v0.9.0-0a1b2c3d · ayer', isOld: true },
    { site: 'https://c.cl', text: 'v0.9.0-0a1b2c3d · 02 oct 2026', isOld: true },
    { site: 'https://d.cl', text: EMBED_KEYS.spanish.builds.unseen, isOld: false },
  ]);
  expect(seenBuilds(EMBED_KEYS.spanish, key, null, TODAY)[1]!.isOld).toBe(false);
});

describe('an edited key', () => {
  const opened = openedOf({ ...KEY, origins: ['https://coop.cl', 'https://www.coop.cl'] });

  it('starts with the stored values, and shows the errors of each site at once', () => {
    expect(opened).toMatchObject({ name: 'Coop', origins: 'https://coop.cl\nhttps://www.coop.cl' });
    expect(editErrors(EMBED_KEYS.spanish, opened)).toEqual({});
    expect(
      editErrors(EMBED_KEYS.spanish, {
        ...opened,
        sectorIds: [],
        stationIds: [],
        origins: 'coop.cl\nhttps://*.cl',
      }),
    ).toEqual({
      sectorIds: EMBED_KEYS.spanish.form.errors.places,
      origins:
        'Línea 1: Empiece con https://, por ejemplo https://www.cooperativa.cl. Línea 2: No se admiten comodines (*): escriba cada sitio en su línea',
    });
  });

  it('is sent with the values that its editor saw', () => {
    const { name: _, ...seen } = opened;
    const sites = ['https://coop.cl', 'https://www.coop.cl'];
    expect(inputOf({ ...opened, name: ' Otra ' })).toMatchObject({ name: 'Otra', origins: sites });
    expect(seenOf(seen)).toEqual({
      sectorIds: [3, 99],
      stationIds: [STATIONS[0]!.id],
      metrics: KEY.metrics,
      origins: sites,
    });
  });
});
