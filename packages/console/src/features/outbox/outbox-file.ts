import type { OutboxItem } from '../../shared/outbox/outbox-item.ts';
import { detailsOf, kindOf } from './item-words.ts';
import type { OutboxWords } from './words.ts';

/** A photo as text, so that one file holds everything. */
function dataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

function sentOf({ content }: OutboxItem): unknown {
  if (content.kind === 'report') return content.report.tried ?? content.report.draft;
  return content.kind === 'counts' ? content.counts : content;
}

/** What the service calls it: the kind of a report, or of what else waits. */
const codeOf = ({ content }: OutboxItem): string =>
  content.kind === 'report' ? content.report.kind : content.kind;

/** Everything that waits, as a JSON file: the last way out for what cannot be sent. */
export async function outboxFile(words: OutboxWords, items: readonly OutboxItem[]): Promise<Blob> {
  const written = await Promise.all(
    items.map(async (item) => ({
      id: item.id,
      what: [kindOf(words, item), ...detailsOf(words, item)].join('. '),
      kind: codeOf(item),
      about: item.about,
      writtenAt: new Date(item.queuedAt).toISOString(),
      refusal: item.refusal?.text ?? null,
      content: sentOf(item),
      photos: await Promise.all(
        item.photos.map(async ({ file }) => ({ name: file.name, content: await dataUrl(file) })),
      ),
    })),
  );
  return new Blob([JSON.stringify(written, null, 2)], { type: 'application/json' });
}
