import { SERVICE_CHECK_WORDS, SERVICE_STATE_WORDS } from '@vigia/domain/es';
import type { ServiceFinding } from '@vigia/domain/service';
import type { Progress } from '../run/progress.ts';

const NAME_WIDTH = Math.max(...Object.values(SERVICE_CHECK_WORDS).map((word) => word.length));
const STATE_WIDTH = Math.max(...Object.values(SERVICE_STATE_WORDS).map((word) => word.length));
const INDENT = ' '.repeat(NAME_WIDTH + STATE_WIDTH + 6);

/** Prints findings as a table: check, state and sentence, with advice and figures below. */
export function showFindings(findings: readonly ServiceFinding[], progress: Progress): void {
  progress.line();
  for (const { check, state, sentence, advice, figures, faults } of findings) {
    const name = SERVICE_CHECK_WORDS[check].padEnd(NAME_WIDTH);
    progress.line(`  ${name}  ${SERVICE_STATE_WORDS[state].padEnd(STATE_WIDTH)}  ${sentence}`);
    if (advice !== null) progress.line(`${INDENT}→ ${advice}`);
    const shown = figures.map(({ label, value }) => `${label}: ${value}`).join(' · ');
    if (shown !== '') progress.line(`${INDENT}${shown}`);
    for (const fault of faults) progress.line(`${INDENT}- ${fault}`);
  }
}
