import type { EmbedKeyWire } from '@vigia/api/contract';
import { describe, expect, it } from 'vitest';
import { SECTORS, STATIONS, TODAY } from '../../testing/sample-farm.ts';
import { keyBody, keyErrors, NEW_KEY } from './key-draft.ts';
import { keyRows } from './key-rows.ts';
import { snippetOf, snippetPlaces } from './snippet.ts';
import { pictureOf } from './snippet-picture.ts';
import { FORM_WORDS } from './words.ts';

const DRAFT = {
  ...NEW_KEY,
  name: ' Coop ',
  sectorIds: [3],
  origins: 'https://www.Coop.cl/\n\n https://viña.cl \nhttps://www.coop.cl',
};

describe('the draft of a key', () => {
  it('is sent with the sites as browsers write them, each once, and ends with its last day', () => {
    expect(keyErrors(DRAFT, TODAY)).toEqual({});
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
    [{ name: '  ' }, { name: FORM_WORDS.errors.name }],
    [{ sectorIds: [] }, { places: FORM_WORDS.errors.places }],
    [{ sectorIds: [], stationIds: [7] }, {}],
    [{ metrics: [] }, { metrics: FORM_WORDS.errors.metrics }],
    [{ origins: ' \n ' }, { origins: FORM_WORDS.errors.origins }],
    [
      { origins: 'https://coop.cl\n\nhttp://coop.cl' },
      { origins: 'Línea 3: Debe empezar con https:// (http:// solo para localhost)' },
    ],
    [{ expires: '2026-11-21' }, { expires: FORM_WORDS.errors.expires }],
    [{ expires: '31-1' }, { expires: FORM_WORDS.errors.expires }],
  ])('%j is answered at its field', (over, errors) => {
    expect(keyErrors({ ...DRAFT, ...over }, TODAY)).toEqual(errors);
  });
});

const KEY: EmbedKeyWire = {
  key_id: 1,
  client_id: 1,
  name: 'Coop',
  key_prefix: 'pk_live_abcd1234',
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
};

it('a row names what its key opens and says its state', () => {
  const tree = {
    client: { id: 1, name: 'Viña', taxId: null, archived: false },
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

describe('what is pasted into a page', () => {
  const file = { path: '/embed/v0.1.0/loader.js', bytes: 4000, integrity: 'sha384-abc' };
  const versions = {
    latest: '0.1.0',
    versions: [{ version: '0.1.0', files: [{ ...file, path: '/embed/v0.1.0/panels.js' }, file] }],
  };

  const delivered = { versions, server: 'https://vigia.cl' };
  const tree = { sectors: SECTORS, stations: STATIONS };
  const own = STATIONS[0]!;

  it('is for a sector the key opens, or a station of its own or of such a sector', () => {
    const elsewhere = STATIONS.find(({ sectorId }) => sectorId !== 3)!;
    const opened = { ...KEY, station_ids: [elsewhere.id], metrics: ['captures', 'card', 'map'] as const };
    const places = snippetPlaces({ ...opened, metrics: [...opened.metrics] }, tree);
    expect(places[0]).toEqual({
      id: 'sector-3',
      label: 'Campo Apalta',
      sectorId: 3,
      stationId: null,
      metrics: ['captures', 'map'],
    });
    const stations = STATIONS.filter(({ id, sectorId }) => sectorId === 3 || id === elsewhere.id);
    expect(places.slice(1).map(({ stationId }) => stationId)).toEqual(stations.map(({ id }) => id));
    expect(places.at(-1)!.metrics).toEqual(['captures', 'card']);
    const cardAlone = snippetPlaces({ sector_ids: [3], station_ids: [], metrics: ['card'] }, tree);
    expect(cardAlone.every(({ stationId }) => stationId !== null)).toBe(true);
    expect(snippetPlaces({ sector_ids: [99], station_ids: [], metrics: ['card'] }, tree)).toEqual([]);
  });

  it('is the loader with its hash and an element for each kind of figure, or for one', () => {
    const [sector, station] = snippetPlaces(KEY, tree);
    const script =
      '<script src="https://vigia.cl/embed/v0.1.0/loader.js" integrity="sha384-abc" crossorigin="anonymous"></script>';
    expect(snippetOf('pk_live_x', sector!, null, delivered)!.split('\n')).toEqual([
      script,
      `<vigia-captures sector="3" public-key="pk_live_x">${pictureOf('captures', sector!, 'pk_live_x', 'https://vigia.cl')}</vigia-captures>`,
      '<vigia-risk-badge sector="3" public-key="pk_live_x"></vigia-risk-badge>',
    ]);
    expect(snippetOf('pk_live_x', station!, 'card', delivered)).toBe(
      `${script}\n<vigia-station-card station="${own.id}" public-key="pk_live_x">${pictureOf('card', station!, 'pk_live_x', 'https://vigia.cl')}</vigia-station-card>`,
    );
    expect(snippetOf('pk_live_x', station!, 'captures', delivered)).toContain(
      `<vigia-captures sector="3" station="${own.id}" public-key="pk_live_x">`,
    );
  });

  it('has the first one’s picture inside, for a wide and for a narrow window', () => {
    const [sector, station] = snippetPlaces(KEY, tree);
    const look = 'mode=light&amp;locale=es&amp;units=metric&amp;period=90days&amp;key=pk_live_x';
    const address = 'https://vigia.cl/embed/sectors/3/captures.svg?';
    expect(
      pictureOf('captures', { ...sector!, label: 'Campo "B" & <C>' }, 'pk_live_x', 'https://vigia.cl'),
    ).toBe(
      `<picture><source media="(max-width: 511px)" srcset="${address}width=360&amp;height=540&amp;${look}" height="540">` +
        `<img src="${address}width=720&amp;height=540&amp;${look}" width="100%" height="540"` +
        ' alt="Capturas: Campo &quot;B&quot; &amp; &lt;C>" crossorigin="anonymous"></picture>',
    );
    const ofStation = pictureOf('captures', station!, 'pk_live_x', '');
    expect(ofStation).toContain(`/embed/sectors/3/captures.svg?station_id=${own.id}&amp;width=720`);
    const card = pictureOf('card', station!, 'pk_live_x', '');
    expect(card).toContain(`/embed/stations/${own.id}/card.svg?width=360&amp;height=290&amp;mode`);
    expect(card).toContain(`/embed/stations/${own.id}/card.svg?width=720&amp;height=220&amp;mode`);
  });

  it('is none where the server has no widgets', () => {
    const [place] = snippetPlaces(KEY, tree);
    expect(snippetOf('pk_live_x', place!, null, { versions: null, server: '' })).toBeNull();
    const empty = { latest: null, versions: [] };
    expect(snippetOf('pk_live_x', place!, null, { versions: empty, server: '' })).toBeNull();
  });
});
