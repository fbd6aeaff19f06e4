import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './shell.ts';

const NO_PRODUCT = /\.(?:test|stories|fixture)\.tsx?$|\/(?:testing|stories)\//;
const SOURCES = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
  (path) => !NO_PRODUCT.test(path),
);

interface Rule {
  readonly what: string;
  readonly pattern: RegExp;
  /** A text that the pattern has to find. */
  readonly example: string;
  /** Files that may, with the reason. */
  readonly places: Readonly<Record<string, string>>;
}

const RULES: readonly Rule[] = [
  {
    what: 'runs a text as code',
    pattern: /\beval\(|\bnew Function\(|\bset(?:Timeout|Interval)\(['"`]|\bvm\.run/,
    example: "eval('1')",
    places: {},
  },
  {
    what: 'makes elements of a text',
    pattern: /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write/,
    example: 'element.innerHTML = text',
    places: {
      'packages/reports/src/pages/printed-document.tsx': 'the styles of the page, which nobody has written',
    },
  },
  {
    what: 'starts a program by a line for a shell',
    pattern: /(?<![.\w])exec(?:Sync)?\(|shell:\s*true/,
    example: 'execSync(line)',
    places: {},
  },
  {
    what: 'makes a pattern at run time',
    pattern: /\bnew RegExp\(/,
    example: 'new RegExp(text)',
    places: {
      'packages/domain/src/degree-days/rule.ts': 'of constants',
      'packages/domain/src/chill/degree-hour-metric.ts': 'of constants',
      'packages/server/src/auth/random-secret.ts': 'of prefixes that the code gives',
      'packages/server/src/blobs/s3-blobs.ts': 'of the names of XML elements that the code gives',
      'packages/ui/src/controls/coordinates/coordinate-text.ts': 'of constants',
      'packages/widgets/src/elements/language.ts': 'of the languages that there are',
    },
  },
  {
    what: 'throws dice that can be foreseen',
    pattern: /\bMath\.random\b/,
    example: 'Math.random()',
    places: { 'packages/server/src/db/again.ts': 'a pause before a transaction is run again' },
  },
  {
    what: 'hashes by a function that is broken',
    pattern: /createHash\(\s*['"](?:md5|sha1)['"]/,
    example: "createHash('md5')",
    places: {
      'packages/server/src/seed/device-rows.ts': 'made-up figures of the demo farm, the same each time',
    },
  },
  {
    what: 'believes any certificate',
    pattern: /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/,
    example: 'rejectUnauthorized: false',
    places: {},
  },
];

const findings = ({ pattern }: Rule): string[] =>
  SOURCES.filter((path) => pattern.test(readFileSync(resolve(ROOT, path), 'utf8').replaceAll('\r', '')));

describe.each(RULES.map((rule) => [rule.what, rule] as const))('what %s', (_, rule) => {
  it('stands where there is a reason, and nowhere else', () => {
    expect(findings(rule).toSorted()).toEqual(Object.keys(rule.places).toSorted());
  });

  it('is found', () => {
    expect(rule.example).toMatch(rule.pattern);
  });
});
