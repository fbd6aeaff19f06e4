import { describe, expect, test } from 'vitest';
import { inlineFile } from './file-names.ts';

describe('the name of a file that is shown in place', () => {
  test.each([
    [
      'Ñuble (norte) 3',
      'inline; filename="Nuble (norte) 3.jpg"; filename*=UTF-8\'\'%C3%91uble%20%28norte%29%203.jpg',
    ],
    [
      'a";\r\nset-cookie: x=1',
      'inline; filename="a ; set-cookie x=1.jpg"; filename*=UTF-8\'\'a%20%3B%20set-cookie%20x%3D1.jpg',
    ],
    [
      '../../etc/passwd',
      'inline; filename=".. .. etc passwd.jpg"; filename*=UTF-8\'\'..%20..%20etc%20passwd.jpg',
    ],
    ['葡萄 1', 'inline; filename="__ 1.jpg"; filename*=UTF-8\'\'%E8%91%A1%E8%90%84%201.jpg'],
    ["d'Arc*", "inline; filename=\"d'Arc.jpg\"; filename*=UTF-8''d%27Arc.jpg"],
  ])('%o is one line, in ASCII and as it is', (name, header) => {
    expect(inlineFile(name, 'jpg')).toBe(header);
  });

  test('is cut between letters, never within one', () => {
    const header = inlineFile(`${'a'.repeat(79)}🍇`, 'jpg');
    expect(header).toMatch(/^inline; filename="a{79}\.jpg"; filename\*=UTF-8''a{79}\.jpg$/);
  });
});
