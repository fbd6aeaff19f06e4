/** 21 November 2026, noon in Santiago. */
export const TEST_NOW = Date.parse('2026-11-21T15:00:00.000Z');
