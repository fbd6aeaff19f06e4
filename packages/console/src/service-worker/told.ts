/** What this file uses of the scope of a service worker, which the page's types do not know. */
interface Page {
  readonly url: string;
  focus(): Promise<Page>;
  navigate(url: string): Promise<Page | null>;
}
export interface ToldScope {
  readonly location: { readonly origin: string };
  readonly registration: {
    showNotification(
      title: string,
      options: { readonly body: string; readonly tag: string; readonly icon: string; readonly data: string },
    ): Promise<void>;
  };
  readonly clients: {
    matchAll(options: {
      readonly type: 'window';
      readonly includeUncontrolled: true;
    }): Promise<readonly Page[]>;
    openWindow(url: string): Promise<Page | null>;
  };
}

/** `PushMessage` of the contract; a browser shows something for every message that it was sent. */
interface Message {
  readonly title?: unknown;
  readonly text?: unknown;
  readonly link?: unknown;
  readonly tag?: unknown;
}

const ICON = '/icons/192.png';
const LIST = '/notifications';
const textOf = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise);

/** Shows a message of the service. One with the tag of another takes its place. */
export async function show(scope: ToldScope, message: Message | null): Promise<void> {
  const { title, text, link, tag } = message ?? {};
  await scope.registration.showNotification(textOf(title, 'Vigía'), {
    body: textOf(text, 'Hay notificaciones nuevas.'),
    tag: textOf(tag, 'vigia'),
    icon: ICON,
    data: textOf(link, LIST),
  });
}

/** Opens what a message links to, in a window of the console that is open, or else in a new one. */
export async function open(scope: ToldScope, link: string): Promise<void> {
  const { origin } = scope.location;
  const target = new URL(link, origin);
  const href = target.origin === origin ? target.href : new URL(LIST, origin).href;
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => new URL(url).origin === origin);
  if (!page) await scope.clients.openWindow(href);
  else await (await page.focus()).navigate(href);
}
