import { describe, expect, it } from 'vitest';
import { EVENT_TYPES } from '../entities/event.ts';
import {
  A_LOG_WORDS,
  DRAFT_FIELD_WORDS,
  draftFieldLabel,
  LAST_LOG_WORDS,
  LOG_COLUMN_WORDS,
  LOG_TYPE_WORDS,
  REPORT_KIND_HINTS,
  REPORT_KIND_WORDS,
} from '../es/events.ts';
import {
  EMPTY_EVENT_FORM,
  type EventForm,
  type EventFormAct,
  eventForm,
  refreshesAfter,
} from './event-form.ts';
import { EVENT_FORMS, fieldsOf } from './forms.ts';
import { EVENT_TYPE_OF_LOG, LOG_COLUMNS, LOG_TYPES, logColumns } from './logs.ts';

const start = { clientId: 10, date: '2026-11-21', userEmail: 'ana@huerto.example' };
const run = (...acts: EventFormAct[]): EventForm => acts.reduce(eventForm, EMPTY_EVENT_FORM);
const choose: EventFormAct = { act: 'choose', kind: 'agrochemical_recommendation', start };
const fill: EventFormAct = { act: 'edit', changes: { sectorId: 4, cropId: 1, pestId: 1 } };
const save: EventFormAct = { act: 'save' };
const REQUIRED = 'Por favor llenar todos los campos requeridos (*)';

describe('Nuevo Reporte', () => {
  it('is checked when saved', () => {
    const refused = run(choose, save);
    expect(refused).toMatchObject({
      valid: false,
      saving: false,
      notice: { outcome: 'error', text: REQUIRED },
    });
    expect(refused.errors).toEqual({ sectorId: REQUIRED, cropId: REQUIRED, pestId: REQUIRED });
    const taken = run(choose, fill, save);
    expect(taken).toMatchObject({ valid: true, saving: true, errors: {}, notice: null });
    expect(run(choose, save, fill, save).valid).toBe(true);
    expect(eventForm(EMPTY_EVENT_FORM, save)).toBe(EMPTY_EVENT_FORM);
  });

  it('stops complaining about what is filled, and complains at once of what is wrong', () => {
    const form = run(choose, save, { act: 'edit', changes: { sectorId: 4, date: '21/11' } });
    expect(form.errors).toEqual({ cropId: REQUIRED, pestId: REQUIRED, date: 'YYYY-MM-DD' });
    expect(eventForm(form, { act: 'edit', changes: { date: '2026-11-21' } }).errors).not.toHaveProperty(
      'date',
    );
  });

  it('checks the choices it is given', () => {
    const none = {
      nodeSerials: [],
      stations: [],
      sectors: [],
      seasons: [],
      crops: [],
      pests: [],
      products: [],
    };
    expect(run(choose, fill, { act: 'save', choices: none }).valid).toBe(false);
  });

  it('ignores presses, edits and another kind while saving', () => {
    const saving = run(choose, fill, save);
    for (const act of [save, fill, choose]) expect(eventForm(saving, act)).toBe(saving);
    expect(eventForm(EMPTY_EVENT_FORM, fill)).toBe(EMPTY_EVENT_FORM);
  });

  it('is cleared wholly after a success', () => {
    expect(run(choose, fill, save, { act: 'succeed' })).toEqual({
      ...EMPTY_EVENT_FORM,
      notice: { outcome: 'success', text: 'Reporte enviado' },
    });
  });

  it('keeps its data after a failure or a cancel', () => {
    const saving = run(choose, fill, save);
    const failed = eventForm(saving, { act: 'fail' });
    expect(failed).toEqual({
      kind: saving.kind,
      draft: saving.draft,
      saving: false,
      valid: null,
      errors: {},
      notice: {
        outcome: 'error',
        text: 'Error creando reporte. Nuestro equipo ha sido notificado del problema.',
      },
    });
    const refused = eventForm(saving, { act: 'fail', errors: { pestId: 'No es una opción' } });
    expect(refused.errors).toEqual({ pestId: 'No es una opción' });
    expect(eventForm(refused, { act: 'edit', changes: { pestId: 2 } }).errors).toEqual({});
    expect(eventForm(failed, { act: 'dismiss' })).toEqual({ ...failed, notice: null });
    const cancelled = run(choose, fill, { act: 'edit', changes: { date: 'x' } }, save, { act: 'cancel' });
    expect(cancelled).toMatchObject({ valid: null, errors: {}, notice: null, saving: false });
    expect(cancelled.draft).toMatchObject({ sectorId: 4, date: 'x' });
  });

  it('asks anew for what changed', () => {
    expect(refreshesAfter('device_install')).toEqual(['station', 'logs', 'notifications']);
    expect(refreshesAfter('device_swap')).toEqual(['station', 'logs', 'notifications']);
    expect(refreshesAfter('biofix_set')).toEqual(['logs', 'notifications']);
  });
});

describe('words of reports', () => {
  const ownWords = (codes: readonly string[], words: Readonly<Record<string, string>>) => {
    expect(Object.keys(words).sort()).toEqual([...codes].sort());
    const texts = codes.map((code) => words[code]!);
    expect(texts.every((word) => word.trim() !== '')).toBe(true);
    expect(new Set(texts).size).toBe(codes.length);
  };
  it('are there for every code, each its own', () => {
    ownWords(EVENT_TYPES, REPORT_KIND_WORDS);
    ownWords(EVENT_TYPES, REPORT_KIND_HINTS);
    for (const words of [LOG_TYPE_WORDS, A_LOG_WORDS, LAST_LOG_WORDS]) ownWords(LOG_TYPES, words);
    ownWords(LOG_COLUMNS, LOG_COLUMN_WORDS);
    const fields = Object.values(EVENT_FORMS).flatMap((form) => [...form.fields]);
    ownWords([...new Set(fields)], DRAFT_FIELD_WORDS);
  });
  it('never name two fields of a form alike', () => {
    for (const kind of EVENT_TYPES) {
      const labels = fieldsOf(kind).map((field) => draftFieldLabel(kind, field));
      expect(new Set(labels).size).toBe(labels.length);
    }
    expect(draftFieldLabel('device_swap', 'nodeSerial')).toBe('Nuevo dispositivo');
    expect(draftFieldLabel('device_install', 'nodeSerial')).toBe('Dispositivo');
  });
  it('name the logs as specified, and who wrote an event as the last column of each', () => {
    expect(LOG_TYPES.map((type) => LOG_TYPE_WORDS[type])).toEqual([
      'Instalación',
      'Reemplazo',
      'Mantención',
      'Aplicación',
      'Biofix',
    ]);
    expect(LOG_TYPES.map((type) => EVENT_TYPE_OF_LOG[type])).toEqual([
      'device_install',
      'device_swap',
      'station_maintenance',
      'agrochemical_application',
      'biofix_set',
    ]);
    const common = ['reportDate', 'eventDate', 'device', 'station', 'sector', 'email', 'comments'];
    expect(LOG_TYPES.map((type) => logColumns(type).at(-1))).toEqual(LOG_TYPES.map(() => 'author'));
    expect(LOG_TYPES.map((type) => logColumns(type).slice(0, -1))).toEqual([
      [...common, 'lure'],
      [...common, 'oldDevice'],
      [...common, 'lure'],
      [...common, 'pest', 'product', 'dose'],
      [...common, 'pest', 'season', 'biofixType'],
    ]);
  });
});
