import { FIELD_MESSAGES, pendingTagMessage } from '../es/field-messages.ts';

/** Beginning of a stored tag that only the network's operators set. The chip shows the tag without it, highlighted. */
export const INTERNAL_TAG_PREFIX = 'internal:';

export interface TagChip {
  readonly label: string;
  readonly internal: boolean;
}

export const isInternalTag = (stored: string): boolean => stored.startsWith(INTERNAL_TAG_PREFIX);

export function tagChip(stored: string): TagChip {
  const internal = isInternalTag(stored);
  return { label: internal ? stored.slice(INTERNAL_TAG_PREFIX.length) : stored, internal };
}

export const storedTag = ({ label, internal }: TagChip): string =>
  internal ? `${INTERNAL_TAG_PREFIX}${label}` : label;

export type TagsResult =
  | { readonly tags: readonly string[] }
  | { readonly tags: readonly string[]; readonly error: string };

/**
 * Adds what was typed. Tags are unique by what their chips show, so an internal tag and an open one never look
 * alike. Empty text adds no tag.
 *
 * @returns the tags, unchanged when `error` says why the text was refused
 */
export function addTag(
  tags: readonly string[],
  text: string,
  { internal = false, superAdmin }: { readonly internal?: boolean; readonly superAdmin: boolean },
): TagsResult {
  const typed = tagChip(text.trim());
  const chip = { label: typed.label.trim(), internal: internal || typed.internal };
  if (chip.label === '') return { tags };
  if (chip.internal && !superAdmin) return { tags, error: FIELD_MESSAGES.tagInternal };
  if (tags.some((tag) => tagChip(tag).label === chip.label)) {
    return { tags, error: FIELD_MESSAGES.tagRepeated };
  }
  return { tags: [...tags, storedTag(chip)] };
}

export interface TagEdit {
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** Text that is still in the input. */
  readonly pending: string;
  readonly superAdmin: boolean;
}

/** Whether an edit adds or removes an internal tag, which only the network's operators may. */
export function changesInternalTags({ before, after }: Pick<TagEdit, 'before' | 'after'>): boolean {
  const lacks = (list: readonly string[]) => (tag: string) => isInternalTag(tag) && !list.includes(tag);
  return after.some(lacks(before)) || before.some(lacks(after));
}

/** An edit applied to tags that somebody else changed meanwhile: no tag that either of both added is lost. */
export function mergedTags(
  { before, after }: Pick<TagEdit, 'before' | 'after'>,
  now: readonly string[],
): readonly string[] {
  const kept = now.filter((tag) => after.includes(tag) || !before.includes(tag));
  const labels = new Set(kept.map((tag) => tagChip(tag).label));
  return [...kept, ...after.filter((tag) => !before.includes(tag) && !labels.has(tagChip(tag).label))];
}

/** Why an edited list may not be saved: text left in the input, a tag twice, an internal tag changed by others. */
export function tagEditError({ before, after, pending, superAdmin }: TagEdit): string | null {
  if (pending.trim() !== '') return pendingTagMessage(pending.trim());
  if (new Set(after.map((tag) => tagChip(tag).label)).size !== after.length)
    return FIELD_MESSAGES.tagRepeated;
  return changesInternalTags({ before, after }) && !superAdmin ? FIELD_MESSAGES.tagInternal : null;
}
