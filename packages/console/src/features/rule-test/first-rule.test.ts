import { EMPTY_ALERT_RULE } from '@vigia/domain/events';
import { describe, expect, it } from 'vitest';
import { PESTS, SECTORS, STATIONS } from '../../testing/sample-farm.ts';
import { changedRule, completedRule, followedPests, trappedSectors } from './first-rule.ts';

const TREE = { sectors: SECTORS, stations: STATIONS };
const NOBODYS = STATIONS.find(({ pestId }) => pestId !== null)!.pestId;
const WITHOUT = { ...TREE, stations: STATIONS.filter(({ pestId }) => pestId !== NOBODYS) };

describe('a rule that is to be tried', () => {
  it('has the field and pest that it names, or else the first ones with traps', () => {
    const first = completedRule(EMPTY_ALERT_RULE, TREE, PESTS);
    expect(first.sectorIds).toEqual([trappedSectors(TREE, null)[0]!.id]);
    expect(followedPests(TREE, PESTS, 'captures', first.sectorIds[0]!).map(({ id }) => id)).toContain(
      first.pestId,
    );
    expect(completedRule({ ...first, sectorIds: [999] }, TREE, PESTS).sectorIds).toEqual([
      trappedSectors(TREE, first.pestId)[0]!.id,
    ]);
    expect(completedRule({ ...first, captures: '' }, TREE, PESTS)).toEqual({ ...first, captures: '' });
  });

  it('keeps a pest that no field has traps of, without a field', () => {
    const rule = { ...EMPTY_ALERT_RULE, pestId: NOBODYS, sectorIds: [SECTORS[0]!.id] };
    expect(completedRule(rule, WITHOUT, PESTS)).toEqual({ ...rule, sectorIds: [] });
  });

  it('has fewer days ahead of a stage than captures may be summed up over, and another pest in another field', () => {
    const first = completedRule({ ...EMPTY_ALERT_RULE, days: 40 }, TREE, PESTS);
    expect(changedRule(first, { kind: 'stage' }, TREE, PESTS).days).toBe(7);
    expect(changedRule(first, { captures: '9' }, TREE, PESTS)).toEqual({ ...first, captures: '9' });
    for (const { id } of trappedSectors(TREE, null)) {
      const { pestId, sectorIds } = changedRule(first, { sectorIds: [id] }, TREE, PESTS);
      expect(sectorIds).toEqual([id]);
      expect(followedPests(TREE, PESTS, 'captures', id).map((pest) => pest.id)).toContain(pestId);
    }
  });
});
