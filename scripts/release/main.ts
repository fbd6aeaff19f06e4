/**
 * `pnpm release`: prints what the next release would contain. `pnpm release --write` makes it on this machine,
 * after `pnpm check` (unless `--skip-check`): docs/releasing.md.
 */
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../shell.ts';
import { planRelease, type ReleasePlan, ReleaseRefused } from './plan.ts';
import { ReleaseFailed, writeRelease } from './write.ts';

const { values } = parseArgs({
  options: { write: { type: 'boolean', default: false }, 'skip-check': { type: 'boolean', default: false } },
});
try {
  const plan = await planRelease(ROOT);
  console.log(described(plan));
  if (values.write) {
    const check = values['skip-check'] ? null : 'pnpm check';
    await writeRelease(ROOT, plan, check, (step) => console.log(`▸ ${step}`));
    console.log(`\n${plan.tag} is made: ${relative(ROOT, plan.folder)}. Nothing has left this machine.`);
  } else console.log('\nNothing was changed. pnpm release --write does it.');
} catch (error) {
  if (!(error instanceof ReleaseRefused || error instanceof ReleaseFailed)) throw error;
  console.error(error.message);
  process.exit(1);
}

function described({ tag, changes, packages, folder }: ReleasePlan): string {
  const entries = changes.map(({ kind, packages: of, text }) => `\n${kind} (${of.join(', ')})\n${text}`);
  const packed = packages.filter(({ isPublished }) => isPublished).map(({ name }) => name);
  const place = relative(ROOT, folder);
  return [
    tag,
    ...entries,
    '',
    `To be made: ${place}/ with ${packed.join(', ')} packed, and notes.md;`,
    `one commit «Release ${tag}» and the annotated tag ${tag}.`,
  ].join('\n');
}
