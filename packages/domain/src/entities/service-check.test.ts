import { describe, expect, it } from 'vitest';
import {
  type KeptFinding,
  type ServiceCheck,
  type ServiceState,
  serviceNotices,
  worstState,
} from './service-check.ts';

const found = (check: ServiceCheck, state: ServiceState): KeptFinding => ({
  check,
  state,
  sentence: '',
  advice: null,
  figures: [],
  faults: [],
  checkedAt: 0,
  since: 0,
});

describe('findings of the service', () => {
  it('are as bad as the worst of them', () => {
    expect(worstState([])).toBe('well');
    expect(worstState([found('mail', 'well'), found('disk', 'attention')])).toBe('attention');
    expect(worstState([found('mail', 'failure'), found('disk', 'attention')])).toBe('failure');
  });

  it('are notices where writes or photos are at stake, until they are well', () => {
    const findings = [
      found('database', 'well'),
      found('disk', 'attention'),
      found('photos', 'failure'),
      found('copy', 'attention'),
      found('mail', 'failure'),
    ];
    const notices = serviceNotices({ findings, photoProgress: null });
    expect(notices.map(({ check }) => check)).toEqual(['disk', 'photos']);
  });
});
