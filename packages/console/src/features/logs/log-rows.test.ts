import { LOG_COLUMN_WORDS } from '@vigia/domain/es';
import { EVENT_TYPE_OF_LOG, LOG_TYPES, logColumns } from '@vigia/domain/events';
import { tableSheet } from '@vigia/ui/table';
import { describe, expect, it } from 'vitest';
import { EVENTS } from '../../testing/sample-events.ts';
import { CONTEXT, STATIONS } from '../../testing/sample-farm.ts';
import { logTableColumns } from './log-columns.tsx';
import { type LogsFilter, logCounts, logRows } from './log-rows.ts';
import { LOGS } from './words.ts';

const idsOf = (filter: Partial<LogsFilter> & Pick<LogsFilter, 'type'>) =>
  logRows(CONTEXT, EVENTS, { station: null, ...filter }).map(({ event }) => event.id);
const station = (id: number) => STATIONS.find((each) => each.id === id)!;

describe('the table of a log type', () => {
  it('has only its own events', () => {
    expect(LOG_TYPES.map((type) => idsOf({ type }))).toEqual([[901, 902], [903], [904], [905], [906]]);
  });

  it('is counted only if it has events', () => {
    const some = EVENTS.filter(({ id }) => id <= 902 || id === 905);
    expect(logCounts(some)).toEqual([
      { type: 'install_log', count: 2 },
      { type: 'pesticide_log', count: 1 },
    ]);
    expect(logCounts([])).toEqual([]);
  });

  it('can be limited to a sector, or to a station with the events of its whole sector', () => {
    expect(idsOf({ type: 'install_log', sector: 4 })).toEqual([902]);
    expect(idsOf({ type: 'install_log', sector: 'all' })).toEqual([901, 902]);
    expect(idsOf({ type: 'install_log', station: station(31) })).toEqual([901]);
    expect(idsOf({ type: 'biofix_log', station: station(32) })).toEqual([906]);
    expect(idsOf({ type: 'biofix_log', station: station(41) })).toEqual([]);
  });

  it('has the names of the ids, and the former name of a station', () => {
    const [swap] = logRows(CONTEXT, EVENTS, { type: 'swap_log', station: null });
    expect(swap).toMatchObject({ station: 'Apalta 01', sector: 'Apalta', season: '2026–27' });
    expect(swap?.pest).toBe('Polilla del racimo de la vid');
    const gone = EVENTS.map((event) => ({ ...event, sectorId: 99, pestId: 99, stationId: 99 }));
    const [row] = logRows(CONTEXT, gone, { type: 'swap_log', station: null });
    expect(row).toMatchObject({ station: 'Apalta 01', sector: null, pest: null });
  });
});

describe('its columns', () => {
  const links = { href: (path: string) => path, hasStation: () => true, opensSectors: true };
  const wide = { isTight: false, isCards: false };
  const textsOf = (type: (typeof LOG_TYPES)[number]) => {
    const columns = logTableColumns(LOGS.spanish, type, links, wide);
    const rows = logRows(CONTEXT, EVENTS, { type, station: null });
    const sheet = tableSheet(type, columns, rows);
    return Object.fromEntries(sheet.columns.map(({ header }, i) => [header, sheet.rows[0]?.[i]]));
  };

  it.each(LOG_TYPES)('are the specified ones in their order: %s', (type) => {
    const headers = logTableColumns(LOGS.spanish, type, links, wide).map(({ header }) => header);
    expect(headers).toEqual(logColumns(type).map((column) => LOG_COLUMN_WORDS[column]));
    expect(EVENT_TYPE_OF_LOG[type]).toBeDefined();
  });

  it.each(LOG_TYPES)('hide the less important ones if space is short: %s', (type) => {
    const columns = logTableColumns(LOGS.spanish, type, links, { ...wide, isTight: true });
    expect(columns.map(({ id }) => id)).toEqual(logColumns(type));
    const shown = columns.filter(({ isHidden }) => !isHidden).map(({ id }) => id);
    expect(shown[0]).toBe('eventDate');
    expect(shown.length).toBeLessThanOrEqual(5);
    expect(shown).toContain('sector');
  });

  it.each(LOG_TYPES)('show on cards what was done, and export the same as a table: %s', (type) => {
    const columns = logTableColumns(LOGS.spanish, type, links, { ...wide, isCards: true });
    expect(columns.filter(({ card }) => card === 'head').map(({ id }) => id)).toEqual(['done', 'eventDate']);
    const sheet = tableSheet(type, columns, logRows(CONTEXT, EVENTS, { type, station: null }));
    expect(sheet.columns.map(({ header }) => header)).toEqual(
      logColumns(type).map((column) => LOG_COLUMN_WORDS[column]),
    );
  });

  it('show the author in the details of a card, and in a table on demand', () => {
    for (const type of LOG_TYPES) {
      const author = (isCards: boolean) =>
        logTableColumns(LOGS.spanish, type, links, { ...wide, isCards }).find(({ id }) => id === 'author');
      expect([author(true)?.isHidden, author(false)?.isHidden]).toEqual([undefined, true]);
    }
    const column = logTableColumns(LOGS.spanish, 'install_log', links, wide).find(
      ({ id }) => id === 'author',
    );
    const [row] = logRows(CONTEXT, EVENTS, { type: 'install_log', station: null });
    expect(column?.value({ ...row!, event: { ...row!.event, createdBy: null } })).toBeNull();
  });

  it('are exported with the reported values', () => {
    expect(textsOf('install_log')).toEqual({
      'Fecha de reporte': Date.parse('2026-11-12T13:00:00Z'),
      'Fecha del evento': '2026-11-12',
      Dispositivo: '1C010331',
      Estación: 'Apalta 01',
      Campo: 'Apalta',
      Responsable: 'pedro.aravena@aromos.cl',
      Comentarios: 'Poste 14, hilera 6',
      Feromona: 'Sí: dura 30 días, aviso 5 días antes',
      'Informado por': 'pedro.aravena@aromos.cl el 12 nov 2026, 13:00:00',
    });
    expect(textsOf('swap_log')).toMatchObject({ 'Dispositivo anterior': '1C009120' });
    expect(textsOf('pesticide_log')).toMatchObject({ Producto: 'Clorantraniliprol', Dosis: '12,5 cc/100L' });
    expect(textsOf('biofix_log')).toMatchObject({ Temporada: '2026–27', Tipo: 'Biofix', Dispositivo: null });
  });
});
