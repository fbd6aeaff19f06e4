import { beforeAll, describe, expect, test } from 'vitest';
import { FEATURES } from '../features.ts';
import { insectsAmong } from '../find-insects.ts';
import { WEIGHTS } from '../insect-odds.ts';
import { type AnnotatedPhoto, annotatedFolder, annotatedPhotos } from './annotated-photos.ts';
import { fitWeights } from './fit-weights.ts';
import { countError, type Figures, figuresOf, precision, recall, total } from './match.ts';

const folder = annotatedFolder();

describe.skipIf(folder === null)('on photos that people have marked', () => {
  let photos: readonly AnnotatedPhoto[];
  beforeAll(async () => {
    photos = await annotatedPhotos(folder!);
  });
  const found = (photo: AnnotatedPhoto, weights?: ArrayLike<number>) =>
    insectsAmong(photo.candidates, weights).map(({ region }) => region);

  test('the weights are those of a fit to all of them', () => {
    const fitted = fitWeights(photos);
    for (const [i, name] of FEATURES.entries()) expect(fitted[i], name).toBeCloseTo(WEIGHTS[name], 1);
  });

  test('three of four insects are found, and two of three found are insects', () => {
    const figures = photos.map((photo) => figuresOf(photo, found(photo)));
    printFigures('As delivered (the photos the weights were fitted to)', photos, figures);
    const all = total(figures);
    expect(recall(all)).toBeGreaterThan(0.75);
    expect(precision(all)).toBeGreaterThan(0.65);
  });

  test('nearly as well on a photo that the weights were not fitted to', () => {
    const figures = photos.map((photo) => {
      const weights = fitWeights(photos.filter((other) => other !== photo));
      return figuresOf(photo, found(photo, weights));
    });
    printFigures('Leave one out (each photo judged by weights of the other seven)', photos, figures);
    const all = total(figures);
    expect(recall(all)).toBeGreaterThan(0.75);
    expect(precision(all)).toBeGreaterThan(0.62);
  });
});

function printFigures(title: string, photos: readonly AnnotatedPhoto[], figures: readonly Figures[]): void {
  const line = (name: string, each: Figures) =>
    [
      name.padEnd(34),
      `${each.marks} marked`.padStart(11),
      `${each.found} found`.padStart(10),
      `precision ${precision(each).toFixed(2)}`,
      `recall ${recall(each).toFixed(2)}`,
      `count ${countError(each) < 0 ? '−' : '+'}${Math.abs(100 * countError(each)).toFixed(0)} %`,
    ].join('  ');
  const lines = [...photos.map(({ name }, i) => line(name, figures[i]!)), line('all', total(figures))];
  process.stdout.write(`\n${title}\n${lines.join('\n')}\n`);
}
