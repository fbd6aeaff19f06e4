import { isoDate } from '@vigia/domain';
import type { User } from '@vigia/domain/farm';
import { describe, expect, it } from 'vitest';
import { reportSubject } from '../../shared/pdf-report/pdf-report.ts';
import { PESTS, SECTORS, STATIONS, TODAY } from '../../testing/sample-farm.ts';
import { draftErrors, draftFields, NEW_DRAFT, reportOptions, withDate } from './report-draft.ts';
import { PDF_REPORTS } from './words.ts';

const grower = { id: 1, access: { role: 'user' } } as unknown as User;
const TREE = { client: { id: 1, name: 'Viña Los Aromos' }, sectors: SECTORS, products: [] };
const scope = { season: null, sector: SECTORS[0]!, crop: null, stations: STATIONS, biofixes: [] };
const [lobesia, codling] = PESTS;
const about = (document: 'pest' | 'mildew' | 'climate' | 'follow-up', pests = [lobesia!]) =>
  reportSubject(document, TREE, scope, pests);
const ALL = { csg: true, texts: true, dates: true, estimates: true };

describe('the download dialog', () => {
  it('asks for the CSG code only for Lobesia', () => {
    expect(draftFields(about('pest'), grower).csg).toBe(true);
    expect(draftFields(about('pest', [codling!]), grower).csg).toBe(false);
    expect(draftFields(about('climate'), grower).csg).toBe(false);
  });

  it('includes the day of application, initially today, and can leave it out', () => {
    const included = withDate(NEW_DRAFT, true, TODAY);
    expect(included).toMatchObject({ includeDate: true, applicationDate: TODAY });
    expect(reportOptions(included, ALL).applicationDate).toBe(TODAY);
    expect(withDate(included, false, TODAY)).toMatchObject({ includeDate: false, applicationDate: '' });
  });

  it('refuses an incomplete date', () => {
    expect(draftErrors(PDF_REPORTS.spanish, NEW_DRAFT)).toEqual({});
    expect(draftErrors(PDF_REPORTS.spanish, { ...NEW_DRAFT, controlDate: '12-1' })).toEqual({
      controlDate: 'Fecha inválida',
    });
    expect(draftErrors(PDF_REPORTS.spanish, { ...NEW_DRAFT, includeDate: true })).toEqual({
      applicationDate: 'Fecha inválida',
    });
  });

  it('passes only the values of its fields', () => {
    const draft = {
      ...NEW_DRAFT,
      comments: 'Bien',
      csg: '12',
      phenologyText: 'x',
      controlDate: '2026-12-01',
    };
    expect(reportOptions(draft, { csg: false, texts: false, dates: false, estimates: true })).toEqual({
      comments: 'Bien',
      csg: '',
      phenologyText: '',
      captureText: '',
      controlDate: null,
      applicationDate: null,
    });
    expect(reportOptions(draft, ALL)).toMatchObject({ csg: '12', controlDate: isoDate('2026-12-01') });
  });

  it('uses the estimated day of control unless one is typed, it is excluded, or there is no estimate', () => {
    expect(reportOptions(NEW_DRAFT, ALL).controlDate).toBe('estimated');
    expect(reportOptions({ ...NEW_DRAFT, includeControl: false }, ALL).controlDate).toBeNull();
    expect(reportOptions(NEW_DRAFT, { ...ALL, estimates: false }).controlDate).toBeNull();
    const root = {
      id: 2,
      enabled: true,
      access: { role: 'admin', entitiesUnderClient: { '*': 'admin' }, entitiesUnderSector: {} },
    };
    expect(draftFields(about('follow-up'), root as unknown as User)).toMatchObject({
      dates: true,
      texts: false,
    });
    expect(draftFields(about('follow-up'), grower).dates).toBe(false);
  });
});
