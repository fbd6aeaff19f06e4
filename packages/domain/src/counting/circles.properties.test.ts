/** The operations on circles alone; counting.test.ts tests that every history of them can be undone exactly. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  addCircle,
  type Circle,
  circleAt,
  countsByPest,
  MANUAL,
  MERGE_DISTANCE,
  mergePrevious,
  removeCircleAt,
  shiftCircles,
  toggleCircle,
} from './circles.ts';
import { COUNTING_ACTIONS, type Counting, performAct, shownPrevious, startCounting } from './counting.ts';
import { imageDistance, imagePoint } from './points.ts';

const coordinate = fc.oneof(fc.double({ min: 0, max: 1900, noNaN: true }), fc.integer({ min: 0, max: 20 }));
const point = fc.tuple(coordinate, coordinate).map(([x, y]) => imagePoint(x, y));
const circle = fc
  .tuple(point, fc.integer({ min: 1, max: 3 }))
  .map(([at, pestId]): Circle => ({ at, pestId, method: MANUAL }));
const circles = fc.array(circle, { maxLength: 8 }).map((list): readonly Circle[] => Object.freeze(list));
/** Frozen, so that an operation that writes to the list throws. */
const counting = fc.tuple(circles, circles).map(([red, blue]) => Object.freeze(startCounting(red, blue)));

it('removing takes back adding, exactly', () => {
  fc.assert(
    fc.property(circles, circle, (list, one) => {
      expect(removeCircleAt(addCircle(list, one), one.at)).toEqual(list);
    }),
  );
});

it('toggling twice is nothing where no other circle is near', () => {
  fc.assert(
    fc.property(circles, circle, (list, one) => {
      fc.pre(circleAt(list, one.at) < 0);
      expect(toggleCircle(toggleCircle(list, one), one)).toEqual(list);
    }),
  );
});

it('an act never writes to what was there before', () => {
  fc.assert(
    fc.property(counting, point, fc.integer({ min: 1, max: 3 }), (state, at, pestId) => {
      const before = structuredClone(state);
      for (const kind of ['add', 'remove', 'toggle'] as const) performAct(state, { kind, at, pestId });
      performAct(state, { kind: 'shift', right: 1, down: -1 });
      performAct(state, { kind: 'clear' });
      expect(state).toEqual(before);
    }),
  );
});

it.each([
  ['ArrowUp', 'ArrowDown'],
  ['ArrowLeft', 'ArrowRight'],
] as const)('%s and %s take each other back, any number of times', (one, other) => {
  const { keys } = COUNTING_ACTIONS.shift;
  const press = (state: Counting, key: string, times: number) =>
    Array.from({ length: times }).reduce<Counting>((now) => performAct(now, keys[key]!), state);
  fc.assert(
    fc.property(counting, fc.integer({ min: 1, max: 200 }), (state, times) => {
      expect(press(press(state, one, times), other, times)).toEqual(state);
      expect(press(press(state, other, times), one, times)).toEqual(state);
    }),
  );
});

it('shifting moves every circle of the previous count alike and none of the current one', () => {
  const whole = fc.integer({ min: -600, max: 600 });
  fc.assert(
    fc.property(circles, whole, whole, (list, dx, dy) => {
      const moved = shiftCircles(list, dx, dy);
      moved.forEach(({ at, ...rest }, i) => {
        const { at: from, ...same } = list[i]!;
        expect(rest).toEqual(same);
        expect([at.x, at.y]).toEqual([from.x + dx, from.y + dy]);
      });
      expect(moved).toHaveLength(list.length);
    }),
  );
});

it('merging leaves out exactly what lies within 3 px, and all of it comes back with the current count gone', () => {
  fc.assert(
    fc.property(counting, (state) => {
      const { circles: red, previous } = state;
      const left = mergePrevious(previous, red);
      for (const blue of previous) {
        const merged = red.some(({ at }) => imageDistance(at, blue.at) <= MERGE_DISTANCE);
        expect(left.includes(blue)).toBe(!merged);
      }
      expect(shownPrevious(performAct(state, { kind: 'clear' }))).toEqual(previous);
    }),
  );
});

it('counts by pest add up to the circles, in any order', () => {
  fc.assert(
    fc.property(circles, (list) => {
      const counts = countsByPest(list);
      expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(list.length);
      expect(countsByPest([...list].reverse())).toEqual(counts);
    }),
  );
});
