import { afterEach, describe, expect, it } from 'vitest';
import { isoDate } from '../calendar/iso-date.ts';
import { chipLevel, chipRule } from '../captures/chip-rule.ts';
import { degreeDayRuleFor } from '../degree-days/rule-for-pest.ts';
import { documentName } from '../es/pest-documents.ts';
import { PEST_MODELS } from '../phenology/pest-models.ts';
import { currentStage, stageThresholds } from '../phenology/stages.ts';
import { CROPS } from './crops.ts';
import { PEST_DOCUMENTS } from './documents/documents.ts';
import { installCatalogue, installDocument, isRetiredCrop, isRetiredPest, NOTHING_OWN } from './installed.ts';
import type { PestDocument } from './pest-document.ts';
import { PESTS, speciesOf } from './pests.ts';
import { takeFaults } from './take-faults.ts';
import { usedDocument } from './used-document.ts';

const [moth] = PEST_DOCUMENTS;
const known = moth as PestDocument;
const bug: PestDocument = {
  ...known,
  id: 1000,
  species: 'Bagrada hilaris',
  chip: { days: 7, okUpTo: 2, warningUpTo: 5 },
};

const today = isoDate('2026-11-20');

afterEach(() => installCatalogue(NOTHING_OWN));

describe('the catalogue of an installation', () => {
  it('adds pests, with all that is computed of their documents', () => {
    expect(degreeDayRuleFor(bug.id, null)).toBeNull();
    installCatalogue({ ...NOTHING_OWN, documents: [bug] });
    expect(speciesOf(bug.id)).toBe('Bagrada hilaris');
    expect(degreeDayRuleFor(bug.id, null)).toEqual(degreeDayRuleFor(known.id, null));
    expect(stageThresholds(bug.id)).toEqual(stageThresholds(known.id));
    expect([1, 3, 6].map((count) => chipLevel(chipRule(bug.id, today, []), count))).toEqual([
      'ok',
      'warning',
      'error',
    ]);
    expect(PESTS.size).toBe(PEST_DOCUMENTS.length + 1);
  });

  it('puts documents in the place of built-in ones, and gives these back', () => {
    const { model: _, chip: __, ...bare } = known;
    installCatalogue({ ...NOTHING_OWN, documents: [{ ...bare, version: 2, name: 'Polilla' }] });
    expect([PESTS.get(known.id)?.name, PESTS.get(known.id)?.version]).toEqual(['Polilla', 2]);
    expect([PEST_MODELS.has(known.id), currentStage(known.id, 100)]).toEqual([false, null]);
    expect(chipLevel(chipRule(known.id, today, []), 6)).toBe('neutral');
    installCatalogue(NOTHING_OWN);
    expect(PESTS.get(known.id)?.name).toBe(known.name);
    expect(PEST_MODELS.has(known.id)).toBe(true);
  });

  it('says in which document the figures of a pest stand, and whose it is', () => {
    expect(usedDocument(bug.id)).toBeNull();
    expect(documentName(usedDocument(known.id)!)).toBe('Lobesia botrana v1, incluido en Vigía');
    installCatalogue({ ...NOTHING_OWN, documents: [{ ...bug, version: 3 }] });
    expect(documentName(usedDocument(bug.id)!)).toBe('Bagrada hilaris v3, catálogo de la instalación');
  });

  it('takes single documents, each once', () => {
    installDocument(bug);
    installDocument({ ...bug, id: 1001 });
    installDocument({ ...bug, version: 7 });
    expect([PESTS.get(1000)?.version, PESTS.get(1001)?.version]).toEqual([7, 1]);
  });

  it('follows varieties like the crop of their name, and leaves built-in crops as they are', () => {
    const crops = [
      { id: 22, name: 'Manzana', variantName: 'Fuji' },
      { id: 1000, name: 'Manzano', variantName: 'Granny Smith' },
      { id: 1001, name: 'Limonero', variantName: null },
    ];
    installCatalogue({ ...NOTHING_OWN, crops, retiredPests: [2], retiredCrops: [30] });
    const metrics = [22, 1000, 1001].map((id) => CROPS.get(id)?.degreeHourMetric);
    expect(metrics).toEqual(['gdh_mean_4dot5_25', 'gdh_mean_4dot5_25', null]);
    expect(CROPS.get(1000)?.species).toBe('Malus domestica');
    expect([isRetiredPest(2), isRetiredPest(1), isRetiredCrop(30)]).toEqual([true, false, true]);
  });
});

describe('a document is taken', () => {
  const codes = (document: PestDocument, inUse?: PestDocument) =>
    takeFaults(document, inUse).map(({ code }) => code);

  it('under an id of the installation’s own if its pest is new', () => {
    expect(codes({ ...bug, id: 999 })).toEqual(['id-of-product']);
    expect(codes(bug)).toEqual([]);
  });

  it('over another one if it is newer and of the same species', () => {
    expect(codes({ ...known, version: 2 }, known)).toEqual([]);
    expect(codes({ ...bug, id: known.id }, known)).toEqual(['other-species', 'version-not-newer']);
  });
});
