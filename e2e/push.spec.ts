import { expect, test } from './pages/console.ts';

test.use({ serviceWorkers: 'allow' });

test('a message to the phone goes through the service worker, and opens the field at the tab it tells of', async ({
  vigia,
  page,
  context,
  baseURL,
}) => {
  await vigia.signIn('root', '/sectors');
  await vigia.openSector('Apalta');
  const { pathname, search } = new URL(page.url());
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  // A browser without a screen shows no notification: what the worker asks it to show is noted instead.
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const { registration } = globalThis as unknown as { registration: { showNotification: unknown } };
    const noted: unknown[] = [];
    Object.assign(globalThis, { noted });
    registration.showNotification = async (title: string, options: object) =>
      void noted.push({ ...options, title });
  });
  const shown = () => worker.evaluate(() => (globalThis as unknown as { noted: { data: string }[] }).noted);
  const browser = await context.newCDPSession(page);
  const registered = new Promise<string>((found) =>
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (own) found(own.registrationId);
    }),
  );
  await browser.send('ServiceWorker.enable');
  const link = `${pathname}${search}#hongos`;
  const text = 'El riesgo de oídio subió a alto en Apalta.';
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(baseURL!).origin,
    registrationId: await registered,
    data: JSON.stringify({ title: 'Aviso de una regla', text, link, tag: 'notice-7' }),
  });
  await expect
    .poll(shown)
    .toMatchObject([{ title: 'Aviso de una regla', body: text, data: link, tag: 'notice-7' }]);
  await page.goto((await shown())[0]!.data);
  await expect(page.getByRole('tab', { name: 'Hongos', selected: true })).toBeVisible();
  await expect(vigia.heading).toHaveText(/Apalta/);
});
