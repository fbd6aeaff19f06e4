const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it stands in HTML, also within quotes. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign]!);

/** A link; only its words where its address is not known. */
export const linked = (words: string, address: string | undefined): string =>
  address === undefined ? escaped(words) : `<a href="${escaped(address)}">${escaped(words)}</a>`;

/** A letter of a title and parts that are HTML already. Readers of mail show no styles from elsewhere. */
export const letterHtml = (title: string, parts: readonly string[]): string =>
  `<!doctype html>
<html lang="es">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title></head>
<body style="margin:0;padding:16px;background:#ffffff;color:#1b1f1a;font:16px/1.45 sans-serif">
<div style="max-width:640px">
${parts.join('\n')}
</div>
</body>
</html>
`;
