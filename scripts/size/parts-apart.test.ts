import { describe, expect, it } from 'vitest';
import { cutInTwo } from '../../packages/console/build/parts-apart.ts';

const MODULE = `
import { createContext } from "react";
import { position } from "./position.mjs";
const $a$context = createContext(null);
function $a$trigger() { return $a$context; }
function $a$inner() { return position($a$context); }
const $a$bubble = () => $a$inner();
export { $a$context as Context, $a$trigger as Trigger, $a$bubble as Bubble };
`;
/** What a module declares and offers, without what it imports. */
const lines = (code: string) => code.split('\n').filter((line) => !line.startsWith('import {'));

describe('a module cut in two', () => {
  it('has apart what was named and all that this needs, declared once', () => {
    const { apart, rest } = cutInTwo(MODULE, ['Trigger'], 'a.mjs?apart');
    expect(lines(apart)).toEqual([
      'const $a$context = createContext(null);',
      'function $a$trigger() { return $a$context; }',
      'export { $a$trigger, $a$context };',
    ]);
    expect(rest).toContain('import { $a$trigger, $a$context } from "a.mjs?apart";');
    expect(lines(rest)).toEqual([
      'function $a$inner() { return position($a$context); }',
      'const $a$bubble = () => $a$inner();',
      'export { $a$context as Context, $a$trigger as Trigger, $a$bubble as Bubble };',
    ]);
  });

  it('is refused where a name is not there any more', () => {
    expect(() => cutInTwo(MODULE, ['Popover'], 'a.mjs?apart')).toThrow(
      'no Popover in the module of a.mjs?apart',
    );
  });
});
