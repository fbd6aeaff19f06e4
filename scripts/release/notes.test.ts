import { expect, test } from 'vitest';
import { getDependencyReleaseLine, getReleaseLine } from './changelog.ts';
import { entriesOf, releaseNotes } from './notes.ts';

const ui = `# @vigia/ui

## 1.2.0

### Minor Changes

- A table can be printed.

  With its title.
- Maps have a scale.

### Patch Changes

- A gap is a gap.

## 1.1.0

### Minor Changes

- Something old.
`;
const domain = '# @vigia/domain\n\n## 1.2.0\n\n### Patch Changes\n\n- A gap is a gap.\n';

test('an entry is the text of one changeset, of the requested version only', () => {
  expect(entriesOf(ui, '1.2.0', 'Minor Changes')).toEqual([
    '- A table can be printed.\n\n  With its title.',
    '- Maps have a scale.',
  ]);
  expect(entriesOf(ui, '1.1.0', 'Minor Changes')).toEqual(['- Something old.']);
  expect(entriesOf(domain, '1.2.0', 'Major Changes')).toEqual([]);
});

test('notes have each entry once, with its packages, and the files with their checksums', () => {
  const changelogs = [
    { name: '@vigia/domain', text: domain },
    { name: '@vigia/ui', text: ui },
  ];
  expect(
    releaseNotes('v1.2.0', changelogs, [{ file: 'vigia-ui-1.2.0.tgz', sha256: 'abc' }]),
  ).toBe(`# Vigía v1.2.0

## What is new

- A table can be printed.

  With its title.
  (@vigia/ui)
- Maps have a scale.
  (@vigia/ui)

## What is mended

- A gap is a gap.
  (@vigia/domain, @vigia/ui)

## Files

| File | SHA-256 |
|---|---|
| vigia-ui-1.2.0.tgz | \`abc\` |
`);
});

test('a changelog has only the text of the changeset', () => {
  expect(getReleaseLine({ summary: 'A table can be printed.\n\nWith its title.\n' })).toBe(
    '- A table can be printed.\n\n  With its title.',
  );
  expect(getDependencyReleaseLine()).toBe('');
});
