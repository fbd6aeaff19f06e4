import { PESTS, type RecordedChange } from '@vigia/domain/farm';
import { describe, expect, test } from 'vitest';
import { DEVICE } from '../../../shared/device/words.ts';
import { changeSentences, personText, thingText } from './change-text.ts';
import { HISTORY } from './change-words.ts';

const change = (more: Partial<RecordedChange>): RecordedChange => ({
  id: 1,
  clientId: 1,
  at: 0,
  user: { id: 3, email: 'ana@aromos.cl', name: 'Ana Rojas' },
  kind: 'station',
  action: 'changed',
  thingId: '1001',
  thingName: 'N-1',
  fields: [],
  ...more,
});
const described = (...fields: RecordedChange['fields']) =>
  changeSentences(HISTORY.spanish, DEVICE.spanish, change({ fields }));

describe('a change in words', () => {
  test('names the value before and after', () => {
    expect(described({ field: 'station_season_id', from: '2025–26', to: '2026–27' })).toEqual([
      'Cambió Temporada de «2025–26» a «2026–27»',
    ]);
    expect(described({ field: 'date_end', from: '2027-04-30', to: '2027-04-29' })).toEqual([
      'Cambió Fecha Término de «30 abr 2027» a «29 abr 2027»',
    ]);
    expect(described({ field: 'role', from: 'user', to: 'admin' })).toEqual([
      'Cambió Rol de «Usuario» a «Administrador»',
    ]);
    expect(described({ field: 'alert_kind', from: 'captures', to: 'silence' })).toEqual([
      'Cambió De qué avisa de «Capturas» a «Dispositivo sin datos»',
    ]);
  });

  test('names the pests of a product, and its markets', () => {
    expect(
      described(
        { field: 'product_pest_ids', from: [1], to: [1, 999_999] },
        { field: 'market_texts', from: [], to: ['Unión Europea: 21'] },
        { field: 'mode_scheme', from: null, to: 'irac' },
        { field: 'product_is_archived', from: false, to: true },
      ),
    ).toEqual([
      `Cambió Plagas de «${PESTS.get(1)?.name}» a «${PESTS.get(1)?.name}, 999999»`,
      'Cambió Carencia por mercado de «» a «Unión Europea: 21»',
      'Puso Clasificación: «IRAC»',
      'Archivó el producto',
    ]);
  });

  test('names fields that were filled in, emptied or switched', () => {
    expect(
      described(
        { field: 'crop_id', from: null, to: 'Vid' },
        { field: 'station_tags', from: ['borde', 'norte'], to: null },
        { field: 'station_is_archived', from: false, to: true },
        { field: 'enabled', from: false, to: true },
      ),
    ).toEqual([
      'Puso Hospedero: «Vid»',
      'Quitó Tags: era «borde, norte»',
      'Archivó la estación',
      'Habilitó la cuenta',
    ]);
  });

  test('describes a device given to another client as such, not as decommissioned', () => {
    const moved = [
      { field: 'node_moved_from', from: null, to: 'Bodega' },
      { field: 'node_moved_to', from: null, to: 'Viña Los Aromos' },
    ];
    const gone = { field: 'node_is_decommissioned', from: false, to: true };
    expect(described(gone, ...moved)).toEqual(['Pasó de Bodega a Viña Los Aromos']);
    expect(described(gone)).toEqual(['Dio de baja el dispositivo']);
    const serial = { field: 'serial_number', from: null, to: 'VG-9' };
    expect(
      changeSentences(
        HISTORY.spanish,
        DEVICE.spanish,
        change({ action: 'created', fields: [serial, ...moved] }),
      ),
    ).toEqual(['Pasó de Bodega a Viña Los Aromos', 'Número de serie: VG-9']);
  });

  test('names a replaced key, and the date of a first key', () => {
    const [first, second] = ['2026-11-20T15:00:00+00:00', '2026-11-21T15:00:00+00:00'];
    expect(described({ field: 'issued_at', from: first, to: second })).toEqual([
      'Llave reemplazada: la anterior dejó de servir',
    ]);
    const made = change({ action: 'created', fields: [{ field: 'issued_at', from: null, to: first }] });
    expect(changeSentences(HISTORY.spanish, DEVICE.spanish, made)).toEqual([
      'Emitida: 20 nov 2026, 12:00:00',
    ]);
  });

  test('names the parts of a configuration, its days and how long data is kept', () => {
    expect(described({ field: 'camera_1_config.trigger_weekdays', from: 127, to: 64 })).toEqual([
      'Cambió Cámara Principal, días de «todos los días» a «lunes»',
    ]);
    expect(described({ field: 'keep_days', from: null, to: 400 })).toEqual([
      'Cambió Se conservan de «siempre» a «400 días»',
    ]);
  });

  test('lists the values of a new or deleted entity, without its default switches', () => {
    const fields = [
      { field: 'season_name', from: null, to: '2026–27' },
      { field: 'client_is_archived', from: null, to: false },
    ];
    expect(changeSentences(HISTORY.spanish, DEVICE.spanish, change({ action: 'created', fields }))).toEqual([
      'Nombre: 2026–27',
    ]);
  });

  test('describes an event with the words of its form', () => {
    const fields = [
      { field: 'type', from: null, to: 'agrochemical_application' },
      { field: 'date_event', from: null, to: '2026-11-20' },
      { field: 'user_email', from: null, to: 'ana@aromos.cl' },
      { field: 'dose', from: null, to: 12.5 },
      { field: 'phenology_stage', from: null, to: 'fruit_set_date' },
    ];
    expect(
      changeSentences(
        HISTORY.spanish,
        DEVICE.spanish,
        change({ kind: 'event', action: 'created', thingId: '88', fields }),
      ),
    ).toEqual([
      'Tipo: Aplicación de agroquímico',
      'Fecha del evento: 20 nov 2026',
      'Responsable: ana@aromos.cl',
      'Dosis: 12,5',
      'Estado fenológico: Cuajado',
    ]);
  });

  test('names the entity and the author', () => {
    expect(thingText(HISTORY.spanish, change({}))).toBe('N-1');
    expect(thingText(HISTORY.spanish, change({ thingName: '', kind: 'embed-key' }))).toBe(
      'Llave de widgets 1001',
    );
    expect(thingText(HISTORY.spanish, change({ thingName: 'logs', kind: 'retention' }))).toBe(
      'Registros de los dispositivos',
    );
    expect(personText(HISTORY.spanish, change({}).user)).toBe('Ana Rojas (ana@aromos.cl)');
    expect(personText(HISTORY.spanish, null)).toBe('Consola del servidor');
  });
});
