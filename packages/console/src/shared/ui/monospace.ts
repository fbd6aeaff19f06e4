/** Font family for code. */
export const MONOSPACE = "ui-monospace, 'Cascadia Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace";
