/** ms after which the pages are removed, if the browser does not report that they were printed. */
const KEEP_MS = 10 * 60_000;

/** Opens the browser's own print dialog over the pages of a report: where the service has no printer. */
export async function printInBrowser(html: string): Promise<void> {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-same-origin allow-modals');
  frame.setAttribute('aria-hidden', 'true');
  frame.style.cssText = 'position:fixed;right:0;bottom:0;width:0;height:0;border:0;visibility:hidden';
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  frame.srcdoc = html;
  document.body.append(frame);
  await loaded;
  await frame.contentDocument?.fonts.ready;
  frame.contentWindow?.addEventListener('afterprint', () => frame.remove());
  setTimeout(() => frame.remove(), KEEP_MS);
  frame.contentWindow?.focus();
  frame.contentWindow?.print();
}
