import { describe, expect, it } from 'vitest';
import { followUpSubject } from '../../shared/pdf-report/follow-up-subject.ts';
import { CONTEXT } from '../../testing/sample-farm.ts';
import { followUpFilters } from './follow-up.ts';

const FARM = { client: { id: 1, name: 'Viña Los Aromos' }, products: [] };

describe('the follow-up report', () => {
  it('is complete and about the latest season and its first sector, unless the address differs', () => {
    expect(followUpFilters(CONTEXT, {})).toEqual({ season: 9, sector: 3, reportType: 'all' });
    expect(followUpFilters(CONTEXT, { sector: 4, reportType: 'climate-report' })).toMatchObject({
      sector: 4,
      reportType: 'climate-report',
    });
    expect(followUpFilters(CONTEXT, { sector: 99 }).sector).toBe(3);
  });

  it('is about all sectors only if it contains only the climate', () => {
    expect(followUpFilters(CONTEXT, { sector: 'all' }).sector).toBe(3);
    expect(followUpFilters(CONTEXT, { sector: 'all', reportType: 'climate-report' }).sector).toBe('all');
  });

  it('has the sector’s pests, or is the report of the climate', () => {
    const whole = followUpSubject(CONTEXT, FARM, followUpFilters(CONTEXT, {}));
    expect(whole).toMatchObject({ document: 'follow-up', sector: { id: 3 }, season: { id: 9 } });
    expect(whole?.pests.map(({ id }) => id)).toContain(1);
    const climate = followUpSubject(
      CONTEXT,
      FARM,
      followUpFilters(CONTEXT, { reportType: 'climate-report' }),
    );
    expect(climate).toMatchObject({ document: 'climate', pests: [] });
    expect(followUpSubject(CONTEXT, FARM, { reportType: 'all' })).toBeNull();
  });
});
