import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { closeByEscape } from './close-by-escape.ts';
import { close, dialog } from './form-dialog.ts';
import { network } from './network.ts';
import { heading, openScreen, serviceTime, sql } from './open-screen.ts';
import { RECEIVER_PATH, type ReceiverAnswer, type ReceiverRequest } from './receiver-request.ts';

const PATH = '/admin/webhooks';
const MESSAGE = '5b0c5a3e-2f0e-4d39-9a4f-0d1f5cbd7c55';
const secret = page.getByRole('dialog', { name: /^Secreto de / });
const question = page.getByRole('alertdialog');
const row = (name: RegExp) => page.getByRole('row', { name });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const told = () => secret.getByRole('region', { name: 'Secreto' }).element().textContent ?? '';

const receiver = async (request: ReceiverRequest = {}): Promise<ReceiverAnswer> =>
  await (await fetch(RECEIVER_PATH, { method: 'POST', body: JSON.stringify(request) })).json();
const last = async () => (await receiver()).received.at(-1)!;

beforeEach(async () => {
  await receiver({ status: 200, answer: 'gracias' });
});
/** Webhooks made by tests have other ids than those of the farm. */
afterEach(async () => {
  vi.restoreAllMocks();
  await sql('delete from webhook where client_id = 1 and webhook_id <> 951');
});

async function act(name: RegExp, action: string) {
  await row(name)
    .getByRole('button', { name: /^Acciones/ })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Makes a webhook to the program on this machine. @returns its secret */
async function make(name = 'Riego'): Promise<string> {
  await button('Nuevo aviso').click();
  await dialog.getByRole('textbox', { name: /^Nombre/ }).fill(name);
  await dialog.getByRole('textbox', { name: /^Dirección/ }).fill((await receiver()).url);
  await button('Crear aviso').click();
  await expect.poll(told).toMatch(/^whsec_/);
  const shown = told();
  await secret.getByRole('button', { name: 'Ya lo guardé' }).click();
  return shown;
}

/** The signature that Standard Webhooks asks for. */
async function signatureOf(whole: string, { id, time, body }: Awaited<ReturnType<typeof last>>) {
  const bytes = Uint8Array.from(atob(whole.replace('whsec_', '')), (char) => char.charCodeAt(0));
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes, hmac, false, ['sign']);
  const signed = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`${id}.${time}.${body}`));
  return `v1,${btoa(String.fromCharCode(...new Uint8Array(signed)))}`;
}

/** A message of a webhook that a test made. */
async function putMessage(state: 'waiting' | 'aside', failure: string | null) {
  const at = new Date((await serviceTime()) - 60_000).toISOString();
  await sql(
    `insert into webhook_delivery (client_id, webhook_id, message_id, message_kind, occasion, subject, message_body,
       delivery_state, delivery_failure, made_at, since_at, next_try_at, tried_at, tries, answer_status, answer_start)
     select 1, webhook_id, $4, 'report', 'report/900', 'station/1001',
       '{"message_kind":"report","sector_id":11,"station_id":1001,"node_id":"VG-1"}', $1, $2,
       $3::timestamptz, $3::timestamptz, $3::timestamptz, $3::timestamptz, 21, 502, 'Bad Gateway'
     from webhook where client_id = 1 and webhook_id <> 951`,
    ...[state, failure, at, MESSAGE],
  );
}

describe('Avisos a programas', () => {
  it('makes one whose secret is shown once and signs what its program gets', async () => {
    await openScreen('manager', PATH);
    await expect.element(heading('Avisos a programas')).toBeVisible();
    await expect
      .element(row(/^ERP.*Con fallas.*El programa rechazó el aviso.*1 aviso sin entregar/))
      .toBeVisible();
    expect(page.getByText(/CANARIO/).elements()).toEqual([]);
    await button('Nuevo aviso').click();
    await button('Crear aviso').click();
    await expect.element(dialog.getByText('Escriba un nombre').first()).toBeVisible();
    await closeByEscape(dialog);
    const whole = await make();
    expect(whole).toMatch(/^whsec_[\w+/]+=*$/);
    await expect.element(row(/^Riego.*Sin avisos aún/)).toBeVisible();
    await expect.poll(() => document.body.textContent).not.toContain(whole);

    await act(/^Riego/, 'Enviar prueba');
    await expect.element(dialog.getByText('El programa recibió la prueba.')).toBeVisible();
    await expect.element(dialog.getByText('gracias')).toBeVisible();
    const got = await last();
    expect(JSON.parse(got.body)).toMatchObject({ message_kind: 'test', client_id: 1 });
    expect(got.signature).toBe(await signatureOf(whole, got));
    await receiver({ status: 401, answer: 'firma ajena' });
    await dialog.getByRole('button', { name: 'Probar otra vez' }).click();
    await expect.element(dialog.getByText(/^El programa rechazó el aviso\. Revise la ruta/)).toBeVisible();
    await expect.element(dialog.getByText('firma ajena')).toBeVisible();
  });

  it('refuses an address that may not be sent to at its field, and keeps what was typed', async () => {
    await openScreen('admin', PATH);
    await button('Nuevo aviso').click();
    const url = dialog.getByRole('textbox', { name: /^Dirección/ });
    await dialog.getByRole('textbox', { name: /^Nombre/ }).fill('Nube');
    await url.fill('https://169.254.169.254/latest');
    await button('Crear aviso').click();
    await expect.element(dialog.getByText('Lleva a una red privada o reservada').first()).toBeVisible();
    network.fail('/v2/webhooks', 500);
    await url.fill('https://programa.example/vigia');
    await button('Crear aviso').click();
    await expect.element(page.getByText(/No se pudo guardar|no se guardó/i).first()).toBeVisible();
    await expect.element(url).toHaveValue('https://programa.example/vigia');
  });

  it('edits one, rests it with a way back, gives it another secret and removes it', async () => {
    await openScreen('manager', PATH);
    const first = await make();
    await act(/^Riego/, 'Editar');
    await dialog.getByRole('textbox', { name: /^Nombre/ }).fill('Riego nuevo');
    await dialog.getByText('Solo de algunos').click();
    await dialog.getByRole('button', { name: /^Campos|Campos$/ }).click();
    await page.getByRole('listbox').getByRole('option', { name: 'Norte' }).click();
    await userEvent.keyboard('{Escape}');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect.element(page.getByText('Guardado: Riego nuevo')).toBeVisible();
    await close();
    await expect.element(row(/^Riego nuevo.*Norte/)).toBeVisible();

    await act(/^Riego nuevo/, 'Pausar');
    await expect.element(row(/^Riego nuevo.*En pausa/)).toBeVisible();
    await button('Deshacer').click();
    await expect.element(row(/^Riego nuevo.*Sin avisos aún/)).toBeVisible();

    await act(/^Riego nuevo/, 'Cambiar secreto');
    await question.getByRole('button', { name: 'Cambiar secreto' }).click();
    await expect.poll(told).toMatch(/^whsec_/);
    const second = told();
    expect(second).not.toBe(first);
    await secret.getByRole('button', { name: 'Ya lo guardé' }).click();
    await expect.element(row(/^Riego nuevo.*secreto anterior firma hasta/)).toBeVisible();
    await act(/^Riego nuevo/, 'Enviar prueba');
    await expect.element(dialog.getByText('El programa recibió la prueba.')).toBeVisible();
    const got = await last();
    expect(got.signature.split(' ')).toEqual([await signatureOf(second, got), await signatureOf(first, got)]);
    await dialog.getByRole('button', { name: 'Cerrar' }).last().click();

    await act(/^Riego nuevo/, 'Eliminar');
    await question.getByRole('button', { name: 'Eliminar' }).click();
    await expect.element(row(/^Riego nuevo/)).not.toBeInTheDocument();
  });

  it('shows what was sent with each answer, and sends one again, with the same id', async () => {
    await openScreen('manager', PATH);
    await make();
    await putMessage('aside', 'server-error');
    await act(/^Riego/, 'Ver avisos enviados');
    await expect.element(heading('Avisos enviados a Riego')).toBeVisible();
    await expect
      .element(row(/^Reporte N-1.*Sin entregar.*21.*502 · El programa falló.*Bad Gateway/))
      .toBeVisible();
    await page.getByText('Entregados', { exact: true }).click();
    await button('Ver todos').click();
    await button(/^Ver detalle/).click();
    await expect.element(dialog.getByText(/"station_id": 1001/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Reenviar' }).click();
    await expect.element(dialog.getByText(/^En espera/)).toBeVisible();
    await receiver({ send: true });
    await expect.element(dialog.getByText('Entregado')).toBeVisible();
    expect((await last()).id).toBe(MESSAGE);
  });

  it('sends everything again that was set aside', async () => {
    const screen = await openScreen('manager', PATH);
    await make();
    await putMessage('aside', 'server-error');
    const [made] = await sql<{ webhook_id: number }>(
      'select webhook_id from webhook where client_id = 1 and webhook_id <> 951',
    );
    screen.go(`${PATH}/${made!.webhook_id}`);
    await expect.element(row(/^Reporte N-1.*Sin entregar/)).toBeVisible();
    await button('Reenviar los sin entregar (1)').click();
    await expect.element(row(/^Reporte N-1.*En espera/)).toBeVisible();
    await receiver({ send: true });
    await expect.element(row(/^Reporte N-1.*Entregado/)).toBeVisible();
    expect((await last()).id).toBe(MESSAGE);
  });

  it('says that a webhook is gone, and leads back', async () => {
    await openScreen('admin', `${PATH}/999`);
    await expect.element(heading('Este aviso no existe')).toBeVisible();
    await page.getByRole('link', { name: 'Ir a Avisos a programas' }).click();
    await expect.element(row(/^ERP/)).toBeVisible();
  });

  it.each(['grower', 'southAdviser'] as const)(
    'leads %s home, who does not administer the client',
    async (person) => {
      const screen = await openScreen(person, PATH);
      await expect.element(heading('Estaciones')).toBeVisible();
      await expect.poll(screen.address).toBe('/home');
    },
  );
});
