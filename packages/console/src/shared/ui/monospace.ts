/** For code. Named fonts first: some systems know no `ui-monospace` and take a proportional one for it. */
export const MONOSPACE = "Menlo, Consolas, 'Cascadia Mono', 'DejaVu Sans Mono', monospace";
