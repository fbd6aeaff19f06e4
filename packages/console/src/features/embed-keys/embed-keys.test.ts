import type { EmbedKeyWire } from '@vigia/api/contract';
import { USUAL_CLIENT } from '@vigia/domain';
import { describe, expect, it } from 'vitest';
import { SECTORS, STATIONS, TODAY } from '../../testing/sample-farm.ts';
import { editBody, editErrors, editFields, keyBody, keyErrors, NEW_KEY, openedOf } from './key-draft.ts';
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
  it('is sent with the sites as browsers write them, each once, and ends with its last day', () => {
    expect(keyErrors(EMBED_KEYS.spanish, DRAFT, TODAY)).toEqual({});
    expect(keyBody({ ...DRAFT, expires: '2026-12-31' }, 1)).toEqual({
      client_id: 1,
      name: 'Coop',
      sector_ids: [3],
      station_ids: [],
      metrics: ['degree-days', 'captures', 'climate', 'mildew', 'chill', 'card', 'risk'],
      origins: ['https://www.coop.cl', 'https://xn--via-8ma.cl'],
      expires_at: '2027-01-01T03:00:00.000Z',
    });
    expect(keyBody(DRAFT, 1).expires_at).toBeNull();
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
  ])('%j is answered at its field', (over, errors) => {
    expect(keyErrors(EMBED_KEYS.spanish, { ...DRAFT, ...over }, TODAY)).toEqual(errors);
  });
});

const KEY: EmbedKeyWire = {
  key_id: 1,
  client_id: 1,
  name: 'Coop',
  key_prefix: 'pk_live_abcd1234',
  key: null,
  sector_ids: [3, 99],
  station_ids: [STATIONS[0]!.id],
  metrics: ['captures', 'card', 'risk'],
  origins: ['https://coop.cl'],
  created_at: '2026-11-01T12:00:00.000Z',
  created_by: null,
  expires_at: '2026-12-01T03:00:00.000Z',
  revoked_at: null,
  replaced_by: null,
  last_used_at: null,
  last_used_origin: null,
  builds: [],
};

it('a row names what its key opens and says its state', () => {
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
    places: `Apalta, 99, ${STATIONS[0]!.name}`,
    metrics: 'Capturas, Ficha de estación, Insignia de riesgo',
    state: 'active',
  });
  expect(keyRows([KEY], tree, Date.parse('2026-12-02T12:00:00Z'))[0]!.state).toBe('expired');
});

it('each site has the build it was last seen with, the day, and whether there is a newer one', () => {
  const seen = (origin: string, build: string, day: string) => ({
    origin,
    build,
    seen_at: `${day}T15:00:00.000Z`,
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

describe('a key that is edited', () => {
  const opened = openedOf({ ...KEY, origins: ['https://coop.cl', 'https://www.coop.cl'] });

  it('starts as it is, and says at once what is wrong with each site', () => {
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

  it('is sent with what its editor saw, as far as it may not have changed', () => {
    const { name: _, ...seen } = opened;
    expect(editBody({ ...opened, name: ' Otra ' }, seen)).toMatchObject({
      name: 'Otra',
      seen: { name: undefined, sector_ids: [3, 99], origins: ['https://coop.cl', 'https://www.coop.cl'] },
    });
    expect(editFields(opened)).toMatchObject({ station_ids: 'stationIds', 'origins.1': 'origins' });
  });
});
