import type { StoredImage } from '@vigia/api/client';
import { addDays, isoDate } from '@vigia/domain';
import { USUAL_CLIENT } from '@vigia/domain/access';
import { countingTree, imagePoint, MANUAL } from '@vigia/domain/captures';
import type { Client, ClientTree } from '@vigia/domain/farm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearStored } from '../../shared/storage.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { SECTORS, STATIONS } from '../../testing/sample-farm.ts';
import { sampleImage } from '../../testing/sample-images.ts';
import { draftedImages, dropDraft, keepDraft, keptDraft } from './drafts.ts';
import { inOrder, nextUncounted, opinionsOf, photoBeside, photosOf, toReview } from './photo-order.ts';
import { treeMove, typedTo } from './tree-keys.ts';
import { imageKey, searched, type TreeRow, treeRows, waysTo } from './tree-rows.ts';
import { spansSince } from './use-counting-photos.ts';

const client: Client = {
  id: 3,
  name: 'Viña Los Aromos',
  taxId: null,
  dateCreated: '2025-05-05T14:20:00Z',
  archived: false,
  ...USUAL_CLIENT,
};
const trees: ClientTree[] = [
  {
    client,
    sectors: SECTORS,
    seasons: [],
    stations: STATIONS,
    nodes: [],
    thresholds: [],
    products: [],
    harvests: [],
  },
];
const images = [
  sampleImage('1', 31, 5, { counted: 4, detected: 4 }),
  sampleImage('2', 31, 1, { counted: 9, detected: 12 }),
  sampleImage('3', 32, 3, { detected: 30 }),
  sampleImage('4', 41, 2),
];
const tree = countingTree<StoredImage>(trees, images);
const names = (rows: readonly TreeRow[]) => rows.map(({ name, image }) => image?.id ?? name);

describe('the lines of the tree', () => {
  it('are those of the open branches, with the number of images of each', () => {
    expect(names(treeRows(tree, new Set()))).toEqual(['Viña Los Aromos']);
    const rows = treeRows(tree, new Set(waysTo(tree, 31)));
    expect(names(rows)).toEqual([
      'Viña Los Aromos',
      'Apalta',
      'Apalta 01',
      '2',
      '1',
      'Apalta 02',
      'Los Niches',
    ]);
    expect(rows.map(({ level }) => level)).toEqual([1, 2, 3, 4, 4, 3, 2]);
    expect(rows.map((row) => row.images)).toEqual([4, 3, 2, 1, 1, 1, 1]);
    expect(rows[5]).toMatchObject({ index: 2, siblings: 2, isOpen: false });
  });

  it('are found by words of the names above them, ignoring accents and case', () => {
    expect(names(treeRows(searched(tree, 'VINA niches'), new Set(), true))).toEqual([
      'Viña Los Aromos',
      'Los Niches',
      'Los Niches 01',
    ]);
    expect(searched(tree, 'apalta niches')).toEqual([]);
    expect(searched(tree, '  ')).toBe(tree);
  });
});

describe('the keys of the tree', () => {
  const rows = treeRows(tree, new Set(waysTo(tree, 31)));

  it.each([
    ['ArrowDown', 0, { kind: 'go', at: 1 }],
    ['ArrowUp', 0, { kind: 'go', at: 0 }],
    ['End', 0, { kind: 'go', at: 6 }],
    ['ArrowRight', 2, { kind: 'go', at: 3 }],
    ['ArrowRight', 5, { kind: 'open', at: 5 }],
    ['ArrowLeft', 2, { kind: 'close', at: 2 }],
    ['ArrowLeft', 4, { kind: 'go', at: 2 }],
    ['Enter', 3, { kind: 'choose', at: 3 }],
    [' ', 5, { kind: 'open', at: 5 }],
    ['Tab', 3, null],
  ])('%s on line %i', (key, at, move) => expect(treeMove(key, rows, at)).toEqual(move));

  it('lead to the next name with the typed beginning, and then start over', () => {
    const typed = (text: string, at: number) => typedTo(text, rows, at, ({ name }) => name);
    expect([typed('a', 0), typed('a', 2), typed('a', 5)]).toEqual([1, 5, 1]);
    expect([typed('apalta 0', 1), typed('los', 0), typed('x', 0)]).toEqual([2, 6, -1]);
  });
});

describe('the order of photos', () => {
  const photos = photosOf(tree);
  const ids = (list: readonly { image: StoredImage }[]) => list.map(({ image }) => image.id);

  it('is the order of the tree; each photo has the next older one of its station', () => {
    expect(ids(photos)).toEqual(['2', '1', '3', '4']);
    expect(photos.map(({ older }) => older?.id ?? null)).toEqual(['1', null, null, null]);
    expect(photoBeside(photos, '1', 1)?.image.id).toBe('3');
    expect(photoBeside(photos, '2', -1)).toBeUndefined();
    expect(nextUncounted(photos, '4')?.image.id).toBe('3');
  });

  it('for a review starts with the largest difference between model, previous photo and count', () => {
    expect(photos.map(opinionsOf)[0]).toEqual({ detected: 12, previous: 4, counted: 9 });
    expect(ids(toReview(photos))).toEqual(['2']);
  });
});

describe('an unsaved count', () => {
  beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
  afterEach(() => vi.unstubAllGlobals());

  it('is stored by user and image with all decimals until it is dropped', () => {
    const draft = {
      version: 3,
      circles: [{ at: imagePoint(10.123456789, 0.1 + 0.2), pestId: 1, method: MANUAL }],
    };
    keepDraft(7, '501', draft);
    expect(keptDraft(7, '501')).toEqual(draft);
    expect([keptDraft(8, '501'), keptDraft(7, '502')]).toEqual([null, null]);
    expect(draftedImages(7)).toEqual(new Set(['501']));
    dropDraft(7, '501');
    expect(keptDraft(7, '501')).toBeNull();
  });

  it('survives a sign-out, for its user only', () => {
    const draft = { version: 1, circles: [{ at: imagePoint(1, 2), pestId: 1, method: MANUAL }] };
    keepDraft(7, '501', draft);
    clearStored();
    expect(keptDraft(7, '501')).toEqual(draft);
    expect(draftedImages(8)).toEqual(new Set());
  });

  it('ignores invalid entries and circles', () => {
    localStorage.setItem(
      'vigia:counting:7:1',
      '{"version":1,"circles":[["x",2,1,"manual"],[1,2,1,"manual"]]}',
    );
    localStorage.setItem('vigia:counting:7:2', '[1]');
    expect(keptDraft(7, '1')?.circles).toHaveLength(1);
    expect(keptDraft(7, '2')).toBeNull();
  });
});

it('gives images keys that differ from those of stations', () => expect(imageKey('31')).not.toBe('e31'));

describe('the order by date', () => {
  it('starts each station with its oldest photo, and the previous photo is the older one', () => {
    const oldestFirst = photosOf(inOrder(tree, 'oldest'), 'oldest');
    const ofStation = oldestFirst.filter(({ station }) => station.id === 31);
    expect(ofStation.map(({ image, older }) => [image.id, older?.id ?? null])).toEqual([
      ['1', null],
      ['2', '1'],
    ]);
    expect(inOrder(tree, 'newest')).toBe(tree);
  });
});

describe('the requested days', () => {
  it('form spans that the service accepts, without gaps; the newest has no end', () => {
    const [today, since] = [isoDate('2026-11-21'), isoDate('2023-02-03')];
    const spans = spansSince(since, today);
    expect(spans).toHaveLength(4);
    expect(spans[0]).toEqual({ start: '2025-11-21' });
    for (const [i, { end }] of spans.slice(1).entries()) expect(addDays(end!, 1)).toBe(spans[i]?.start);
    expect(spans.at(-1)?.start).toBe(since);
    expect(spansSince(addDays(today, -60), today)).toEqual([{ start: '2026-09-22' }]);
  });
});
