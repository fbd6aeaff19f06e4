import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DICTIONARY } from './index.ts';

const rooms = readdirSync(import.meta.dirname).filter((file) => !/^(index|meaning)\.|\.test\./.test(file));

test('every name stands in one room, and every room in the dictionary', async () => {
  const names: string[] = [];
  for (const room of rooms) {
    const [words] = Object.values(
      (await import(new URL(room, import.meta.url).href)) as Record<string, object>,
    );
    names.push(...Object.keys(words ?? {}));
  }
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  expect(names.toSorted()).toEqual(Object.keys(DICTIONARY).toSorted());
});

const meanings = Object.entries(DICTIONARY).flatMap(([name, entry]) =>
  ('about' in entry ? [entry] : entry).map((meaning) => [name, meaning] as const),
);

test('every meaning is a sentence, and a figure’s unit does not stand in it twice', () => {
  for (const [name, { about, unit }] of meanings) {
    expect(about, name).toMatch(/^[\p{Lu}\p{N}`].{7,}\.$/u);
    expect(about, name).not.toMatch(/\s\s|\n/);
    if (unit !== undefined) expect(unit.trim(), name).not.toBe('');
  }
});

test('of several meanings exactly one applies everywhere else, and it comes last', () => {
  for (const [name, entry] of Object.entries(DICTIONARY)) {
    if ('about' in entry) continue;
    const everywhere = entry.filter(({ beside, holding, type }) =>
      [beside, holding, type].every((at) => !at),
    );
    expect(everywhere, name).toEqual([entry.at(-1)]);
  }
});
