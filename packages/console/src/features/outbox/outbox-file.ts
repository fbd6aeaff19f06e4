import type { OutboxItem } from '../../shared/outbox/outbox-item.ts';

/** A photo as text, so that one file holds everything. */
function dataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** Everything that waits, as a JSON file: the last way out for what cannot be sent. */
export async function outboxFile(items: readonly OutboxItem[]): Promise<Blob> {
  const written = await Promise.all(
    items.map(async ({ content, photos, about, queuedAt, id }) => ({
      id,
      kind: content.kind === 'counts' ? 'field_counts' : content.report.kind,
      about,
      writtenAt: new Date(queuedAt).toISOString(),
      content: content.kind === 'counts' ? content.counts : (content.report.tried ?? content.report.draft),
      photos: await Promise.all(
        photos.map(async ({ file }) => ({ name: file.name, content: await dataUrl(file) })),
      ),
    })),
  );
  return new Blob([JSON.stringify(written, null, 2)], { type: 'application/json' });
}
