import { expect, it } from 'vitest';
import { ownScript } from './trusted-types.ts';

const ORIGIN = 'https://vigia.example';

it.each(['/assets/worker.js', `${ORIGIN}/assets/worker.js`, `blob:${ORIGIN}/0c6a`])(
  'accepts %s as a script',
  (url) => {
    expect(ownScript(url, ORIGIN)).toBe(url);
  },
);

it.each([
  'https://evil.example/worker.js',
  '//evil.example/worker.js',
  'blob:https://evil.example/0c6a',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
  'http://',
])('refuses %s', (url) => {
  expect(ownScript(url, ORIGIN)).toBeNull();
});
