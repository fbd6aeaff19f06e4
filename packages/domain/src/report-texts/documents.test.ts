import { describe, expect, it } from 'vitest';
import { today } from '../../fixtures/report-days.ts';
import { PESTS } from '../catalogue/pests.ts';
import { REPORT_DOCUMENT_TITLES } from '../es/reports.ts';
import { applicationDateField, overridden, reportComment, showsCsgCode } from './documents.ts';
import { DOCUMENT_PAGES, REPORT_DOCUMENTS } from './report-documents.ts';

describe('documents', () => {
  it('have their pages and comments', () => {
    expect(REPORT_DOCUMENTS.map((document) => DOCUMENT_PAGES[document])).toEqual([2, 2, 3, 2, 2]);
    expect(new Set(REPORT_DOCUMENTS.map((document) => REPORT_DOCUMENT_TITLES[document])).size).toBe(5);
    expect([reportComment(' '), reportComment(' Regar ')]).toEqual(['Sin comentarios adicionales.', 'Regar']);
    expect([overridden(undefined, 'a'), overridden(' ', 'a'), overridden(' b ', 'a')]).toEqual([
      'a',
      'a',
      'b',
    ]);
  });

  it('carry the CSG code for Lobesia alone', () => {
    expect(Array.from(PESTS.keys()).filter(showsCsgCode)).toEqual([1]);
    expect(showsCsgCode(null)).toBe(false);
  });

  it('name a day of application when that is requested', () => {
    expect(applicationDateField(false, today)).toEqual({ enabled: false, value: null });
    expect(applicationDateField(true, today)).toEqual({ enabled: true, value: today });
  });
});
