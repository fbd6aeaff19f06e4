import { type Language, LanguageProvider, SPANISH, VigiaProvider } from '@vigia/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NotificationsView } from './notifications-view.tsx';
import { NOTIFICATIONS } from './words.ts';

const view = (
  <NotificationsView
    items={[]}
    counts={{ pending: 0, resolved: 2 }}
    state="pending"
    onState={() => undefined}
    kind={null}
    kinds={[]}
    onKind={() => undefined}
    load="ready"
    isStale={true}
    onRetry={() => undefined}
    onRead={() => undefined}
  />
);

const MADE_UP: Language = {
  ...SPANISH,
  locale: 'en',
  rooms: {
    notifications: {
      ...NOTIFICATIONS.spanish,
      title: 'Zaznamoj',
      subtitle: (pending: number) => `${pending} atendas`,
      nonePending: 'Nenio atendas',
    } satisfies typeof NOTIFICATIONS.spanish,
  },
};

it('a screen uses the language of its provider, and Spanish for missing words', () => {
  const spanish = renderToStaticMarkup(<VigiaProvider>{view}</VigiaProvider>);
  for (const text of [
    'Notificaciones',
    'Ninguna pendiente · últimos 12 meses',
    'Nada pendiente',
    'Reintentar',
  ])
    expect(spanish).toContain(text);
  const other = renderToStaticMarkup(
    <VigiaProvider>
      <LanguageProvider language={MADE_UP}>{view}</LanguageProvider>
    </VigiaProvider>,
  );
  for (const text of ['Zaznamoj', '0 atendas', 'Nenio atendas', 'Reintentar']) expect(other).toContain(text);
  expect(other).not.toContain('Notificaciones');
});
