import { describe, expect, test } from 'vitest';
import { GOOD } from '../../../tests/support/farm-bodies.ts';
import { conflictText, refusedOfTwo, startEditing } from './joined-edits.fixture.ts';

const { made, put, root } = startEditing();

describe('two that edit one client', () => {
  const seen = GOOD.client;
  const place = async () => {
    const answer = await root('/v2/clients', { method: 'POST', body: GOOD.client });
    const { client_id } = (await answer.json()) as { client_id: number };
    return (body: object) => root(`/v2/clients/${client_id}`, { method: 'PUT', body });
  };

  test('at the same moment: one is refused, at the field that both changed', async () => {
    const edit = await place();
    const named = (client_name: string) => edit({ ...seen, client_name, seen });
    expect(await refusedOfTwo([named('Alta'), named('Baja')])).toMatchObject({
      errors: [{ field: 'client_name', message: expect.stringContaining('mientras usted editaba') }],
    });
  });

  test('in different parts: what only one of both changed is saved', async () => {
    const edit = await place();
    await edit({ client_name: ' Alta ', client_tax_id: ` ${seen.client_tax_id} `, seen });
    const later = await edit({ ...seen, client_tax_id: null, seen });
    expect(await later.json()).toMatchObject({ client_name: 'Alta', client_tax_id: null });
  });

  test('the later is refused with what it is now, or that it is blank, and overwrites it once that was shown', async () => {
    const edit = await place();
    await edit({ client_name: 'Alta', client_tax_id: null, seen });
    const mine = { client_name: 'Baja', client_tax_id: '77.222.333-4' };
    const late = await edit({ ...mine, seen });
    expect([late.status, await late.json()]).toMatchObject([
      409,
      {
        errors: [
          { field: 'client_name', message: conflictText('Alta') },
          { field: 'client_tax_id', message: expect.stringContaining('lo dejó en blanco') },
        ],
      },
    ]);
    expect(await (await edit({ ...mine, seen: {} })).json()).toMatchObject(mine);
  });

  test('a name stays that somebody gave while it was archived', async () => {
    const edit = await place();
    await edit({ client_name: 'Alta', seen });
    expect(await (await edit({ client_is_archived: true })).json()).toMatchObject({
      client_name: 'Alta',
      client_is_archived: true,
    });
  });
});

describe('two that edit one station', () => {
  const seen = { position_lat: -33.7, position_lon: -71.2 };
  const edit = (body: object) => put('/v2/stations/1001', body);

  test('one degree each: the later is refused with the other one, for both are one position', async () => {
    await edit({ ...seen, position_lon: -71.5 });
    const mine = { ...seen, position_lat: -33.9 };
    const late = await edit({ ...mine, seen });
    expect([late.status, await late.json()]).toMatchObject([
      409,
      { errors: [{ field: 'position_lon', message: conflictText('-71,5') }] },
    ]);
    const known = { position_lat: seen.position_lat };
    expect(await (await edit({ ...mine, seen: known })).json()).toMatchObject({
      station_position_lat: -33.9,
      station_position_lon: -71.2,
    });
  });
});

describe('two that edit one sector', () => {
  const { client_id: _, ...sector } = GOOD.sector;
  const seen = { ...sector, sector_address: { locality: 'Melipilla', region: 'RM' } };
  const place = async () =>
    `/v2/sectors/${(await made<{ sector_id: number }>('/v2/sectors', GOOD.sector)).sector_id}`;

  test('at the same moment: one is refused, at the field that both changed', async () => {
    const path = await place();
    const edit = (sector_name: string) => put(path, { ...sector, sector_name, seen });
    expect(await refusedOfTwo([edit('Alto'), edit('Bajo')])).toMatchObject({
      errors: [{ field: 'sector_name', message: expect.stringContaining('mientras usted editaba') }],
    });
  });

  test('in different parts: what only one of both changed is saved, in the address, too', async () => {
    const path = await place();
    await put(path, { ...sector, sector_address: 'Talagante, RM', sector_position_lat: -34.25, seen });
    const later = await put(path, {
      ...sector,
      sector_name: ' Alto ',
      sector_address: 'Melipilla, Maule',
      seen,
    });
    expect(await later.json()).toMatchObject({
      ...sector,
      sector_name: 'Alto',
      sector_address: 'Talagante, Maule',
      sector_position_lat: -34.25,
    });
  });

  test('the later is refused with what it is now, and overwrites it once that was shown', async () => {
    const path = await place();
    await put(path, { ...sector, sector_address: 'Talagante, Maule', sector_position_lat: -34.25, seen });
    const mine = { ...sector, sector_address: 'Melipilla, Ñuble', sector_position_lat: -33.5 };
    const late = await put(path, { ...mine, seen });
    expect([late.status, await late.json()]).toMatchObject([
      409,
      {
        errors: [
          { field: 'sector_address.region', message: conflictText('Maule') },
          { field: 'sector_position_lat', message: conflictText('-34,25') },
        ],
      },
    ]);
    const { sector_position_lat: __, ...known } = { ...seen, sector_address: { locality: 'Melipilla' } };
    expect(await (await put(path, { ...mine, seen: known })).json()).toMatchObject({
      sector_address: 'Talagante, Ñuble',
      sector_position_lat: -33.5,
    });
  });

  test('an area that somebody else entered is told, and stays where the editor left it blank', async () => {
    const path = await place();
    const blank = { ...seen, sector_area: null };
    await put(path, { ...sector, sector_area: 8.5, seen: blank });
    const late = await put(path, { ...sector, sector_area: 9, seen: blank });
    expect([late.status, await late.json()]).toMatchObject([
      409,
      { errors: [{ field: 'sector_area', message: conflictText('8,5') }] },
    ]);
    const named = await put(path, { ...sector, sector_name: 'Bajo', sector_area: null, seen: blank });
    expect(await named.json()).toMatchObject({ sector_name: 'Bajo', sector_area: 8.5 });
  });

  test('one degree each: the later is refused with the other one, for both are one position', async () => {
    const path = await place();
    await put(path, { ...sector, sector_position_lon: -71.5, seen });
    const late = await put(path, { ...sector, sector_position_lat: -33.5, seen });
    expect([late.status, await late.json()]).toMatchObject([
      409,
      { errors: [{ field: 'sector_position_lon', message: conflictText('-71,5') }] },
    ]);
  });

  test('who does not send what they saw overwrites, as before', async () => {
    const path = await place();
    await put(path, { ...sector, sector_name: 'Alto', seen });
    expect(await (await put(path, { ...sector, sector_name: 'Bajo' })).json()).toMatchObject({
      sector_name: 'Bajo',
    });
  });
});

describe('two that edit one device', () => {
  const { node_firmware_version, node_imei } = GOOD.node;
  const seen = { node_firmware_version, node_imei };
  const place = async (serial_number: string) => {
    await root('/v2/nodes', { method: 'POST', body: { ...GOOD.node, serial_number } });
    return `/v2/nodes/${serial_number}`;
  };

  test('at the same moment: one is refused, at the field that both changed', async () => {
    const path = await place('VG-81');
    const edit = (firmware: string) => put(path, { ...seen, node_firmware_version: firmware, seen });
    expect(await refusedOfTwo([edit('2.1'), edit('2.2')])).toMatchObject({
      errors: [
        { field: 'node_firmware_version', message: expect.stringContaining('mientras usted editaba') },
      ],
    });
  });

  test('in different parts: what only one of both changed is saved', async () => {
    const path = await place('VG-82');
    await put(path, { ...seen, node_imei: null, seen });
    const later = await put(path, { ...seen, node_firmware_version: ' 2.1 ', seen });
    expect(await later.json()).toMatchObject({ node_firmware_version: '2.1', node_imei: null });
  });

  test('the later is refused with what it is now, or that it is blank, and overwrites it once that was shown', async () => {
    const path = await place('VG-83');
    await put(path, { node_firmware_version: '2.1', node_imei: null, seen });
    const mine = { node_firmware_version: '2.2', node_imei: '356938035643817' };
    const late = await put(path, { ...mine, seen });
    expect([late.status, await late.json()]).toMatchObject([
      409,
      {
        errors: [
          { field: 'node_firmware_version', message: conflictText('2.1') },
          {
            field: 'node_imei',
            message:
              'Otra persona lo dejó en blanco mientras usted editaba. Si guarda de nuevo, queda lo suyo.',
          },
        ],
      },
    ]);
    expect(await (await put(path, { ...mine, seen: {} })).json()).toMatchObject(mine);
  });
});
