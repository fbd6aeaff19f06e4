import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { network } from './network.ts';
import { openScreen } from './open-screen.ts';

const PRINT = '/v2/reports/report-html-to-pdf';
const dialog = page.getByRole('dialog', { name: 'Descargar informe' });
const report = page.getByRole('button', { name: 'Informe', exact: true });
const comments = dialog.getByRole('textbox', { name: 'Comentarios adicionales' });
const download = dialog.getByRole('button', { name: 'Descargar' });

/** The files that the page saves. */
function savedFiles(): Blob[] {
  const saved: Blob[] = [];
  const make = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'data:,';
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  onTestFinished(() => {
    make.mockRestore();
    click.mockRestore();
  });
  return saved;
}

describe('Informe', () => {
  it('prints its pages by the browser where the service has no printer, and says so', async () => {
    const files = savedFiles();
    await openScreen('grower', '/climate-explorer');
    await report.click();
    network.refuse(PRINT, 503, 'no-printer');
    const printed: string[] = [];
    const observer = new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof HTMLIFrameElement)) continue;
        printed.push(node.srcdoc);
        node.addEventListener('load', () => {
          if (node.contentWindow) node.contentWindow.print = () => printed.push('printed');
        });
      }
    });
    observer.observe(document.body, { childList: true });
    onTestFinished(() => observer.disconnect());
    await download.click();
    await expect.element(page.getByText(/Este servidor no puede crear archivos PDF/)).toBeVisible();
    expect(printed).toHaveLength(2);
    expect(printed[0]).toContain('<h1>Informe de clima</h1>');
    expect(files).toEqual([]);
  });

  it('says when the file could not be made, keeps what was typed, and saves the PDF at the next try', async () => {
    const files = savedFiles();
    await openScreen('grower', '/climate-explorer');
    await report.click();
    await comments.fill('Revisar el cuartel norte.');
    expect(dialog.getByText('Opciones de súper administrador').elements()).toEqual([]);
    network.cut(PRINT);
    await download.click();
    await expect.element(page.getByText('Error al descargar informe, intente de nuevo.')).toBeVisible();
    network.mend();
    await expect.element(comments).toHaveValue('Revisar el cuartel norte.');
    await download.click();
    await expect.element(page.getByText('Informe descargado')).toBeVisible();
    expect(files).toHaveLength(1);
    expect(await files[0]!.slice(0, 5).text()).toBe('%PDF-');
  });

  it('is of Programados the follow-up, whole or of the climate alone, as the address says', async () => {
    await openScreen('admin', '/scheduled-report-explorer?reportType=climate-report');
    await report.click();
    await expect.element(dialog.getByText(/^Informe de clima: /)).toBeVisible();
    await dialog.getByRole('button', { name: 'Cerrar' }).first().click();
    await expect.element(dialog).not.toBeInTheDocument();
    const { tab } = await openScreen('admin', '/scheduled-report-explorer');
    await tab.getByRole('button', { name: 'Informe', exact: true }).click();
    await expect.element(dialog.getByText(/^Seguimiento de producción: /)).toBeVisible();
  });
});
