import { ELEMENTS } from '../../packages/widgets/src/elements/catalogue.ts';
import type { Host, HostPage } from '../hosts/host.ts';
import { recipeOf } from '../hosts/recipes.ts';
import { KEY } from '../hosts/service.ts';
import type { Play } from './play.ts';
import { type Reader, until } from './reader.ts';

const TAGS = ELEMENTS.map(({ tag }) => tag);
const element = (tag: string) =>
  `<${tag} ${tag.includes('station') ? 'station' : 'sector'}="1" public-key="${KEY}"></${tag}>`;
const ALL = TAGS.map(element).join('');

const drawn = (reader: Reader, tag: string) =>
  until(() => reader.tab.evaluate(isDrawn, tag), `the picture of ${tag} is not drawn`);

/** The picture is shown, and after a touch the interactive part. */
async function comesAlive(reader: Reader, tag: string): Promise<void> {
  await drawn(reader, tag);
  await reader.point(tag);
  await reader.click(tag);
  await reader.see('[part=panel]');
}

/** Runs in the page. */
function isDrawn(tag: string): true | null {
  const element = document.querySelector(tag);
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const shown = element?.shadowRoot?.querySelector('[part=picture], [part=panel]');
  if (!shown) return null;
  const isWhole = !(shown instanceof HTMLImageElement) || (shown.complete && shown.naturalWidth > 0);
  return isWhole && shown.getBoundingClientRect().height > 0 ? true : null;
}

/**
 * Plays of the widgets on a partner's page.
 *
 * @param origin of the service
 */
export function widgetPlays(host: Host, origin: string): readonly Play[] {
  const script = `<script src="${origin}/widgets/vigia-widgets.js"></script>`;
  const visit = (reader: Reader, page: HostPage) => reader.tab.open(host.add(page));
  return [
    {
      name: 'each element on a partner’s page',
      play: async (reader) => {
        for (const tag of TAGS) {
          await visit(reader, { head: script, body: `<main><h1>Boletín</h1>${element(tag)}</main>` });
          await drawn(reader, tag);
          await reader.look(`${tag}-picture`);
          await comesAlive(reader, tag);
          if (ELEMENTS.find((each) => each.tag === tag)!.heights[0] === 540) await reader.readChart();
          await reader.look(`${tag}-live`);
        }
      },
    },
    {
      name: 'a page that lays out by what it holds, in frames of several kinds',
      play: async (reader) => {
        const parents = [
          '<div style="display:flex"><div>',
          '<div style="display:inline-block"><div>',
          '<div style="float:left"><div>',
        ];
        for (const [i, parent] of parents.entries()) {
          await visit(reader, { head: script, body: `${parent}${element('vigia-captures')}</div></div>` });
          await comesAlive(reader, 'vigia-captures');
          await reader.look(`parent-${i + 1}`);
        }
      },
    },
    {
      name: 'a script of type module',
      play: async (reader) => {
        const head = `<script type="module" src="${origin}/widgets/vigia-widgets.js"></script>`;
        await visit(reader, { head, body: element('vigia-chill') });
        await comesAlive(reader, 'vigia-chill');
      },
    },
    {
      name: 'the strictest policy',
      play: async (reader) => {
        const [tag = ''] = /<script[^>]*><\/script>/.exec(recipeOf('plain.html', origin)) ?? [];
        const policy = recipeOf('policy.txt', origin).replaceAll('\n', ' ').trim();
        await visit(reader, {
          head: tag.replace('async', ''),
          body: ALL,
          headers: { 'content-security-policy': policy },
        });
        for (const each of TAGS) await comesAlive(reader, each);
        await reader.look('policy');
      },
    },
  ];
}
