import { formatDate, REPORT_KIND_WORDS } from '@vigia/domain/es';
import { tagChip } from '@vigia/domain/farm';
import type { OutboxItem } from '../../shared/outbox/outbox-item.ts';
import type { OutboxWords } from './words.ts';

/** What kind of thing an item is. */
export function kindOf(words: OutboxWords, { content }: OutboxItem): string {
  switch (content.kind) {
    case 'report':
      return REPORT_KIND_WORDS[content.report.kind];
    case 'counts':
      return words.counts(content.counts.length);
    case 'photo-count':
      return words.photoCount(content.circles.length);
    case 'correction':
      return words.correction(formatDate(content.date));
    case 'notices':
      return words.notices(content.ids.length, content.read);
    case 'tags':
      return words.tags;
    case 'comment':
      return words.comment;
  }
}

/** What is sent, where its title does not say it. */
export function detailsOf(words: OutboxWords, { content }: OutboxItem): string[] {
  if (content.kind === 'tags')
    return [content.tags.map((tag) => tagChip(tag).label).join(', ') || words.noTags];
  if (content.kind === 'comment')
    return [
      words.phenology(content.draft.phenologyText || words.computed),
      words.captures(content.draft.captureText || words.computed),
    ];
  if (content.kind === 'correction')
    return [words.corrected(content.before.found, content.found), content.note ?? ''].filter(Boolean);
  return [];
}
