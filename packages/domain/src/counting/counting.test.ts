import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Circle, countsByPest, MANUAL } from './circles.ts';
import {
  COUNTING_ACTIONS,
  type Counting,
  type CountingAct,
  performAct,
  shownPrevious,
  startCounting,
} from './counting.ts';
import {
  type ActHistory,
  nextRedo,
  nextUndo,
  presentOf,
  recordAct,
  redoAct,
  startHistory,
  undoAct,
} from './history.ts';
import { DEFAULT_IMAGE_SIZE, imagePoint, screenPoint } from './points.ts';

const circle = (x: number, y: number, pestId = 1, method = MANUAL): Circle => ({
  at: imagePoint(x, y),
  pestId,
  method,
});
const counting = (...circles: Circle[]) => startCounting(circles);
const places = (circles: readonly Circle[]) => circles.map(({ at }) => [at.x, at.y]);
const perform = (state: Counting, ...acts: CountingAct[]) => acts.reduce(performAct, state);

describe('circles', () => {
  it('are added on the image, edges included, as marked by hand', () => {
    expect(DEFAULT_IMAGE_SIZE).toEqual({ width: 2592, height: 1944 });
    const added = perform(counting(), { kind: 'add', at: imagePoint(10, 20), pestId: 6 });
    expect(added.circles).toEqual([circle(10, 20, 6)]);
    for (const [x, y, on] of [
      [0, 0, true],
      [2592, 1944, true],
      [-0.1, 5, false],
      [5, -0.1, false],
      [2592.1, 5, false],
      [5, 1944.1, false],
    ] as const) {
      for (const kind of ['add', 'toggle'] as const) {
        expect(perform(counting(), { kind, at: imagePoint(x, y), pestId: 1 }).circles).toHaveLength(
          on ? 1 : 0,
        );
      }
    }
    expect(
      perform(startCounting([], [], { width: 8, height: 8 }), {
        kind: 'add',
        at: imagePoint(9, 1),
        pestId: 1,
      }).circles,
    ).toEqual([]);
  });

  it('are removed within the radius, the nearest first, of two at one place the last', () => {
    const remove = (state: Counting, x: number, y: number) =>
      places(perform(state, { kind: 'remove', at: imagePoint(x, y) }).circles);
    expect(remove(counting(circle(100, 100)), 103, 104)).toEqual([]);
    expect(remove(counting(circle(100, 100)), 103, 104.1)).toEqual([[100, 100]]);
    expect(remove(counting(circle(100, 100), circle(104, 100), circle(99, 100)), 103, 100)).toEqual([
      [100, 100],
      [99, 100],
    ]);
    const two = counting(circle(50, 50, 1), circle(50, 50, 2));
    expect(perform(two, { kind: 'remove', at: imagePoint(50, 50) }).circles).toEqual([circle(50, 50, 1)]);
  });

  it('are toggled: twice at one place is nothing', () => {
    const toggle = { kind: 'toggle', at: imagePoint(30, 30), pestId: 2 } as const;
    const once = perform(counting(circle(100, 100)), toggle);
    expect(once.circles).toEqual([circle(100, 100), circle(30, 30, 2)]);
    expect(perform(once, toggle).circles).toEqual([circle(100, 100)]);
  });

  it('of a model are accepted at once, those on the image, with the name of their model', () => {
    const at = (x: number) => ({ at: imagePoint(x, 20), pestId: 1, method: 'lobesia' });
    const accepted = performAct(startCounting([]), { kind: 'accept', circles: [at(10), at(-1), at(30)] });
    expect(accepted.circles).toEqual([at(10), at(30)]);
    expect(performAct(accepted, { kind: 'accept', circles: [at(-1)] })).toBe(accepted);
  });

  it('are cleared', () => {
    expect(perform(counting(circle(1, 1), circle(2, 2)), { kind: 'clear' }).circles).toEqual([]);
  });

  it('are counted by pest', () => {
    expect(countsByPest([circle(1, 1, 6), circle(2, 2, 1), circle(3, 3, 6)], [2, 6])).toEqual(
      new Map([
        [2, 0],
        [6, 2],
        [1, 1],
      ]),
    );
    expect(countsByPest([])).toEqual(new Map());
  });

  it('refuse what is no point', () => {
    for (const bad of [Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => imagePoint(bad, 0)).toThrow(RangeError);
      expect(() => screenPoint(0, bad)).toThrow(RangeError);
    }
  });
});

describe('the previous count', () => {
  it('is merged away within 3 px of a current circle', () => {
    const previous = [circle(100, 103), circle(100, 103.1), circle(97, 100), circle(200, 200)];
    const state = startCounting([circle(100, 100, 6)], previous);
    expect(places(shownPrevious(state))).toEqual([
      [100, 103.1],
      [200, 200],
    ]);
    expect(shownPrevious(startCounting([], previous))).toHaveLength(4);
  });

  it('comes back when the current circle goes', () => {
    const state = startCounting([circle(100, 100)], [circle(101, 101)]);
    expect(shownPrevious(state)).toEqual([]);
    expect(shownPrevious(perform(state, { kind: 'remove', at: imagePoint(100, 100) }))).toHaveLength(1);
  });

  it.each([
    ['ArrowUp', 100, 97],
    ['ArrowDown', 100, 103],
    ['ArrowLeft', 97, 100],
    ['ArrowRight', 103, 100],
  ])('%s shifts it by 3', (key, x, y) => {
    const act = COUNTING_ACTIONS.shift.keys[key]!;
    const state = startCounting([circle(500, 500)], [circle(100, 100)]);
    expect(places(shownPrevious(perform(state, act)))).toEqual([[x, y]]);
    expect(perform(state, act, act).circles).toBe(state.circles);
    expect(performAct(counting(circle(1, 1)), act)).toEqual(counting(circle(1, 1)));
  });
});

const coordinate = fc.double({ min: -10, max: 2600, noNaN: true });
const point = fc.tuple(coordinate, coordinate).map(([x, y]) => imagePoint(x, y));
const near = fc
  .tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 20 }))
  .map(([x, y]) => imagePoint(x, y));
const at = fc.oneof(point, near);
const pestId = fc.integer({ min: 1, max: 3 });
const step = fc.integer({ min: -1, max: 1 });
const act: fc.Arbitrary<CountingAct> = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), at, pestId }),
  fc.record({ kind: fc.constant('remove' as const), at }),
  fc.record({ kind: fc.constant('toggle' as const), at, pestId }),
  fc.record({ kind: fc.constant('shift' as const), right: step, down: step }),
  fc.record({ kind: fc.constant('clear' as const) }),
);
const circles = fc.array(
  fc.tuple(at, pestId).map(([p, id]) => circle(p.x, p.y, id)),
  { maxLength: 6 },
);
const start = fc.tuple(circles, circles).map(([red, blue]) => startCounting(red, blue));
type Log = ActHistory<Counting, CountingAct>;
const recordAll = (log: Log, acts: readonly CountingAct[]) =>
  acts.reduce((all, one) => recordAct(all, one, performAct), log);

describe('the log', () => {
  it('undoes every act exactly and redoes it exactly', () => {
    fc.assert(
      fc.property(start, fc.array(act, { maxLength: 20 }), act, (state, acts, last) => {
        const before = recordAll(startHistory(state), acts);
        const copy = structuredClone(presentOf(before));
        const after = recordAct(before, last, performAct);
        if (after === before) return;
        expect(presentOf(undoAct(after))).toBe(presentOf(before));
        expect(presentOf(undoAct(after))).toEqual(copy);
        expect(presentOf(redoAct(undoAct(after)))).toBe(presentOf(after));
        expect(nextUndo(after)).toBe(last);
        expect(nextRedo(undoAct(after))).toBe(last);
      }),
    );
  });

  it('undoes all the way to the beginning, and redoes to the end', () => {
    fc.assert(
      fc.property(start, fc.array(act, { maxLength: 20 }), (state, acts) => {
        const end = recordAll(startHistory(state), acts);
        let back = end;
        while (nextUndo(back)) back = undoAct(back);
        expect(presentOf(back)).toBe(state);
        expect(undoAct(back)).toBe(back);
        let forth = back;
        while (nextRedo(forth)) forth = redoAct(forth);
        expect(presentOf(forth)).toBe(presentOf(end));
        expect(redoAct(forth)).toBe(forth);
      }),
    );
  });

  it('forgets what was undone once something else is done', () => {
    const first = recordAll(startHistory(counting()), [
      { kind: 'add', at: imagePoint(1, 1), pestId: 1 },
      { kind: 'add', at: imagePoint(50, 50), pestId: 1 },
    ]);
    const again = recordAct(undoAct(first), { kind: 'add', at: imagePoint(90, 90), pestId: 1 }, performAct);
    expect(places(presentOf(again).circles)).toEqual([
      [1, 1],
      [90, 90],
    ]);
    expect(nextRedo(again)).toBeNull();
    expect(redoAct(again)).toBe(again);
    expect(places(presentOf(undoAct(again)).circles)).toEqual([[1, 1]]);
  });

  it('does not keep acts that change nothing, which forget nothing either', () => {
    const undone = undoAct(
      recordAll(startHistory(counting()), [{ kind: 'add', at: imagePoint(1, 1), pestId: 1 }]),
    );
    for (const nothing of [
      { kind: 'remove', at: imagePoint(500, 500) },
      { kind: 'add', at: imagePoint(-1, 5), pestId: 1 },
      { kind: 'clear' },
      { kind: 'shift', right: 1, down: 0 },
    ] as const) {
      expect(recordAct(undone, nothing, performAct)).toBe(undone);
    }
    expect(nextUndo(undone)).toBeNull();
    const blue = startCounting([], [circle(1, 1)]);
    expect(performAct(blue, { kind: 'shift', right: 0, down: 0 })).toBe(blue);
  });
});
