/** Valid documents of pests, each broken in one known place. */
import { PEST_DOCUMENTS } from '@vigia/domain/pests';

// biome-ignore lint/suspicious/noExplicitAny: a document is changed into what its type forbids
type Json = any;
type Path = readonly (string | number)[];

export interface BrokenPest {
  /** What was done to it. */
  readonly how: string;
  readonly document: unknown;
  readonly path: string;
}

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const OPTIONAL = new Set(
  'nameIn en pt hosts traits csgCode inferenceSeries chip biofix sign model flightModel validIn emergence stageNames larvae earlierRule'.split(
    ' ',
  ),
);

const textOf = (path: Path): string =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '');

const valueAt = (document: Json, path: Path): Json => path.reduce((part, step) => part[step], document);

/** Paths of everything inside a document. */
function pathsIn(value: Json, above: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.keys(value).flatMap((key) => {
    const path = [...above, Array.isArray(value) ? Number(key) : key];
    return [path, ...pathsIn(value[key], path)];
  });
}

/** A change at a place and the path that has to be refused for it; null where it cannot be made. */
type Break = (document: Json, path: Path) => Path | null;

function setTo(document: Json, path: Path, value: unknown): Path {
  valueAt(document, path.slice(0, -1))[path.at(-1)!] = value;
  return path;
}

/** At any place of a document. */
const ANYWHERE: Readonly<Record<string, Break>> = {
  'another type': (document, path) =>
    setTo(document, path, typeof valueAt(document, path) === 'number' ? 'siete' : 7.5),
  'a missing field': (document, path) => {
    const name = path.at(-1)!;
    if (typeof name === 'number' || OPTIONAL.has(name)) return null;
    delete valueAt(document, path.slice(0, -1))[name];
    return path;
  },
  'an unknown field': (document, path) => {
    const value = valueAt(document, path);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    return setTo(document, [...path, 'notas'], 'x');
  },
  'an empty text': (document, path) =>
    typeof valueAt(document, path) === 'string' ? setTo(document, path, '') : null,
  'a number out of range': (document, path) =>
    typeof valueAt(document, path) === 'number' ? setTo(document, path, -1000) : null,
};

const later = (path: Path, list: string, name: string): number | null => {
  const [index, last] = path.slice(-2);
  return path.at(-3) === list && last === name && typeof index === 'number' && index > 0 ? index : null;
};
const before = (document: Json, path: Path): Json =>
  valueAt(document, [...path.slice(0, -2), (path.at(-2) as number) - 1, path.at(-1)!]);

/** Between the figures of a document; the path drawn says where, if the place matters. */
const BETWEEN: Readonly<Record<string, Break>> = {
  'a stage that does not rise': (document, path) =>
    later(path, 'stages', 'value') === null ? null : setTo(document, path, before(document, path)),
  'a stage after the generation': (document, path) =>
    later(path, 'stages', 'value') === null
      ? null
      : setTo(document, path, document.model.generationLength.value),
  'a stage twice': (document, path) =>
    later(path, 'stages', 'stage') === null ? null : setTo(document, path, before(document, path)),
  'a flight that does not rise': (document, path) =>
    later(path, 'flights', 'value') === null ? null : setTo(document, path, before(document, path)),
  'a flight left out': (document, path) =>
    later(path, 'flights', 'flight') === null ? null : setTo(document, path, 9),
  'no adult': (document) => document.model && setTo(document, ['model', 'stages', 0, 'stage'], 'pupa'),
  'an adult later on': (document) => document.model && setTo(document, ['model', 'stages', 0, 'value'], 0.1),
  'an upper threshold that is not above': (document) =>
    document.model && setTo(document, ['model', 'upper', 'value'], document.model.lower.value),
  'a name for a stage that is not there': (document) => {
    if (document.model === undefined) return null;
    document.model.stages = document.model.stages.filter(({ stage }: Json) => stage !== 'pupa');
    document.model.stageNames = { pupa: 'nymph' };
    return ['model', 'stageNames', 'pupa'];
  },
  'a model of a fungus': (document) => {
    if (document.model === undefined) return null;
    document.kind = 'fungus';
    return ['model'];
  },
  'a chip that falls': (document) => {
    if (document.chip === undefined) return null;
    document.chip.okUpTo = document.chip.warningUpTo + 1;
    return ['chip', 'warningUpTo'];
  },
  'a month of thirteen': (document) => {
    if (document.chip === undefined) return null;
    document.chip.months = [12, 13];
    return ['chip', 'months', 1];
  },
  'a month twice': (document) => {
    if (document.chip === undefined) return null;
    document.chip.months = [3, 4, 3];
    return ['chip', 'months', 2];
  },
  'a host twice': (document) => document.hosts && ['hosts', document.hosts.push(document.hosts[0]) - 1],
  'a biofix twice': (document) =>
    document.biofix && ['biofix', document.biofix.push(document.biofix[0]) - 1, 'type'],
  'a day that is not there': (document, path) =>
    path.at(-1) === 'day' ? setTo(document, path, '02-30') : null,
  'a chronofix with a sign': (document, path) =>
    path.at(-1) === 'day' ? setTo(document, [...path.slice(0, -1), 'sign'], 'first-catch') : null,
  'a biofix with a day': (document, path) =>
    path.at(-1) === 'sign' ? setTo(document, [...path.slice(0, -1), 'day'], '07-01') : null,
  'an earlier rule with a threshold that it does not use': (document) =>
    document.model?.earlierRule && setTo(document, ['model', 'earlierRule', 'rule', 'upper'], 30),
  'an earlier rule without its threshold': (document) => {
    if (document.model?.earlierRule === undefined) return null;
    document.model.earlierRule.rule.cutoff = 'vertical';
    return ['model', 'earlierRule', 'rule', 'upper'];
  },
  'a season of no day': (document) =>
    document.model?.earlierRule && setTo(document, ['model', 'earlierRule', 'seasonsUpTo'], '2023-02-29'),
  'latitudes the wrong way round': (document, path) =>
    path.length === 2 && path[0] === 'validIn'
      ? [...setTo(document, [...path, 'latitudes'], { south: -30, north: -40 }), 'north']
      : null,
};

const BREAKS: readonly (readonly [string, Break])[] = [
  ...Object.entries(ANYWHERE),
  ...Object.entries(BETWEEN),
];
export const WAYS_TO_BREAK: readonly string[] = BREAKS.map(([how]) => how);

/** As many broken documents as asked for, the same for the same seed. */
export function brokenPests(count: number, seed: number): BrokenPest[] {
  const random = randomOf(seed);
  const oneOf = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
  const made: BrokenPest[] = [];
  while (made.length < count) {
    const document: Json = structuredClone(oneOf(PEST_DOCUMENTS));
    const [how, breakAt] = BREAKS[made.length % BREAKS.length]!;
    const path = breakAt(document, oneOf(pathsIn(document)));
    if (path) made.push({ how, document, path: textOf(path) });
  }
  return made;
}
