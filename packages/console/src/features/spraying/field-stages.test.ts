import { isoDate } from '@vigia/domain';
import { describe, expect, it } from 'vitest';
import { type FieldStages, stageSentences } from './field-stages.ts';
import { SPRAY_SHEET } from './words.ts';

const words = SPRAY_SHEET.spanish;
const field: FieldStages = {
  state: 'ready',
  date: isoDate('2026-11-21'),
  pests: [
    {
      pest: { id: 2, name: 'Carpocapsa' },
      spans: [
        { stage: 'egg', generation: 1, from: isoDate('2026-11-12'), to: isoDate('2026-11-24') },
        { stage: 'larvae', generation: 1, from: isoDate('2026-11-25'), to: null },
      ],
    },
  ],
};
const said = (
  stages: Parameters<typeof stageSentences>[0]['stages'],
  more: Partial<FieldStages> = {},
  pestIds = [2],
) => stageSentences({ stages, pestIds }, { ...field, ...more }, words);

describe('what is said of the stages of a product', () => {
  it('is whether they are there, come, or are over', () => {
    expect(said(['egg'])).toEqual(['Carpocapsa: sí, en huevo de la 1ª generación; hasta hacia el 24 nov.']);
    expect(said(['larvae'])).toEqual(['Carpocapsa: todavía no; larva de la 1ª generación hacia el 25 nov.']);
    expect(said(['adult'])).toEqual([
      'Carpocapsa: no; va en huevo de la 1ª generación, y no se espera otra de sus etapas.',
    ]);
  });

  it('is left to the label, or says what is missing', () => {
    expect(said([])).toEqual(['Etapas que controla: según etiqueta.']);
    expect(said(['egg'], { pests: [{ ...field.pests[0]!, spans: [] }] })).toEqual([
      'Carpocapsa: sin fechas de sus etapas.',
    ]);
    expect(said(['egg'], {}, [1])).toEqual([words.stageFit.noPest]);
    expect(said(['egg'], {}, [])).toHaveLength(1);
    expect(said(['egg'], { state: 'loading' })).toEqual([words.stageFit.waiting]);
    expect(said(['egg'], { state: 'error' })).toEqual([words.stageFit.failed]);
  });
});
