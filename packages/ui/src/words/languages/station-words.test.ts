import { HEALTH_PART_WORDS, HEALTH_PARTS, HEALTH_STATE_WORDS, HEALTH_STATES } from '@vigia/domain';
import { describe, expect, it } from 'vitest';
import { stationWordsIn } from './station-words.ts';

describe('the words of a published station', () => {
  it('are those of the console in Spanish', () => {
    const { parts, states } = stationWordsIn('es');
    for (const state of HEALTH_STATES) expect(states[state]).toBe(HEALTH_STATE_WORDS[state].toLowerCase());
    for (const part of HEALTH_PARTS) expect(parts[part]).toBe(HEALTH_PART_WORDS[part]);
  });

  it('tell the states apart in each language', () => {
    for (const language of ['es', 'en', 'pt'] as const)
      expect(new Set(Object.values(stationWordsIn(language).states)).size).toBe(HEALTH_STATES.length);
  });
});
