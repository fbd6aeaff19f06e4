import { expect, test } from 'vitest';
import { popupRoom, stepsInto } from './popup-room.ts';

const MAP = { left: 10, right: 376, top: 100, bottom: 400 };

test('a popup is never larger than the map leaves room for', () => {
  expect(popupRoom({ width: 366, height: 300 })).toEqual({ width: 280, height: 222 });
  expect(popupRoom({ width: 1200, height: 450 })).toEqual({ width: 280, height: 320 });
  expect(popupRoom({ width: 300, height: 200 })).toEqual({ width: 228, height: 122 });
});

test('the view stays where the popup is inside, and follows it over each edge', () => {
  const inside = { left: 20, right: 300, top: 120, bottom: 300 };
  expect(stepsInto(MAP, inside)).toEqual([0, 0]);
  expect(stepsInto(MAP, { ...inside, left: 0, right: 280 })).toEqual([-18, 0]);
  expect(stepsInto(MAP, { ...inside, left: 60, right: 340 })).toEqual([28, 0]);
  expect(stepsInto(MAP, { ...inside, top: 90, bottom: 270 })).toEqual([0, -18]);
  expect(stepsInto(MAP, { ...inside, top: 220, bottom: 400 })).toEqual([0, 26]);
});
