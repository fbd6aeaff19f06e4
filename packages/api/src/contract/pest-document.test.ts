import { PEST_DOCUMENTS, PEST_FAULT_SENTENCES } from '@vigia/domain/pests';
import { describe, expect, it } from 'vitest';
import { brokenPests, WAYS_TO_BREAK } from './broken-pests.fixture.ts';
import { checkPestDocument } from './pest-document-check.ts';

const BROKEN = brokenPests(1000, 20_261_126);

describe('a document of a pest', () => {
  it.each(PEST_DOCUMENTS)('is read as it was written: $id $species', (document) => {
    expect(checkPestDocument(JSON.parse(JSON.stringify(document)))).toEqual({ document, errors: [] });
  });

  it('that is broken in one place is refused at that place, a thousand times', () => {
    const missed = BROKEN.filter(({ document, path }) => {
      const { errors } = checkPestDocument(document);
      return !errors.some((error) => error.path === path);
    });
    expect(missed.map(({ how, path }) => `${how}: ${path}`)).toEqual([]);
  });

  it('is told in Spanish sentences, with every rule between its figures', () => {
    const sentences = new Set(
      BROKEN.flatMap(({ document }) => checkPestDocument(document).errors.map(({ sentence }) => sentence)),
    );
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
    const unseen = Object.values(PEST_FAULT_SENTENCES).filter((sentence) => !sentences.has(sentence));
    expect(unseen).toEqual([]);
    expect(new Set(BROKEN.map(({ how }) => how))).toEqual(new Set(WAYS_TO_BREAK));
  });

  it('tells all of its errors at once', () => {
    const [document] = structuredClone(PEST_DOCUMENTS);
    const { name: _, ...nameless } = document!;
    const { stages, upper, ...model } = document!.model!;
    const broken = {
      ...nameless,
      'nota al pie': 1,
      chip: { days: 0, okUpTo: 3, warningUpTo: 2 },
      model: {
        ...model,
        upper: { ...upper, value: 10 },
        stages: stages.with(2, { ...stages[2]!, value: 1 }),
      },
    };
    expect(checkPestDocument(broken).errors).toEqual([
      { path: 'name', sentence: 'Falta.' },
      { path: 'chip.days', sentence: 'Debe ser 1 o más.' },
      { path: '["nota al pie"]', sentence: 'Este campo no existe en el documento de una plaga.' },
      { path: 'chip.warningUpTo', sentence: 'El máximo del amarillo no puede ser menor que el del verde.' },
      { path: 'model.upper.value', sentence: 'El umbral superior debe ser mayor que el inferior.' },
      { path: 'model.stages[2].value', sentence: 'Debe ser mayor que el valor anterior.' },
    ]);
    expect(checkPestDocument(3).errors).toEqual([{ path: '', sentence: 'Se espera un objeto.' }]);
  });
});
