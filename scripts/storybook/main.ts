/**
 * `pnpm build:storybook [options of storybook build]`: the manual of designers and partners, in `storybook-static` unless
 * `--output-dir` says otherwise. Weighs the components first: their pages say it.
 */
import { ROOT, runShell } from '../shell.ts';
import { weighComponents } from './sizes.ts';

await weighComponents();
const options = process.argv.slice(2).map((option) => JSON.stringify(option));
const { ok, output } = await runShell(['storybook build --quiet', ...options].join(' '), ROOT);
if (!ok) console.error(output);
process.exitCode = ok ? 0 : 1;
