/** The notes of a release, from what changesets wrote into each CHANGELOG.md. */
export interface Changelog {
  readonly name: string;
  readonly text: string;
}

export interface Packed {
  readonly file: string;
  readonly sha256: string;
}

const HEADS = ['Major Changes', 'Minor Changes', 'Patch Changes'] as const;
const KINDS: Readonly<Record<string, string>> = {
  'Major Changes': 'What you have to change',
  'Minor Changes': 'What is new',
  'Patch Changes': 'What is mended',
};

/** The notes: each entry once, with its packages. */
export function releaseNotes(
  tag: string,
  changelogs: readonly Changelog[],
  packed: readonly Packed[],
): string {
  const sections = HEADS.flatMap((head) => {
    const owners = new Map<string, string[]>();
    for (const { name, text } of changelogs) {
      for (const entry of entriesOf(text, tag.slice(1), head)) {
        owners.set(entry, [...(owners.get(entry) ?? []), name]);
      }
    }
    const lines = [...owners].map(([entry, names]) => `${entry}\n  (${names.join(', ')})`);
    return lines.length > 0 ? [`## ${KINDS[head]}`, lines.join('\n')] : [];
  });
  const files = packed.map(({ file, sha256 }) => `| ${file} | \`${sha256}\` |`);
  return [
    `# Vigía ${tag}`,
    ...sections,
    '## Files',
    ['| File | SHA-256 |', '|---|---|', ...files].join('\n'),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

/** @returns the entries of a version under one heading, each with its lines */
export function entriesOf(changelog: string, version: string, head: string): string[] {
  const ofVersion = between(changelog, `## ${version}`, /^## /m);
  return between(ofVersion, `### ${head}`, /^### /m)
    .split(/^(?=- )/m)
    .map((entry) => entry.trim())
    .filter((entry) => entry.startsWith('- '));
}

/** The text below a heading, up to the next heading. */
function between(text: string, heading: string, next: RegExp): string {
  const [, below = ''] = `\n${text}\n`.split(`\n${heading}\n`, 2);
  const end = below.search(next);
  return end < 0 ? below : below.slice(0, end);
}
