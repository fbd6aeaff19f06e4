import { addDays, dayOfInstant, type IsoDate } from '@vigia/domain';
import { formatDate } from '@vigia/domain/es';
import type { EmbedKey } from '@vigia/domain/published';
import type { EmbedKeyWords } from './words.ts';

export interface SeenBuild {
  readonly site: string;
  /** `v1.0.0-ab12cd34 · hoy`; a sentence for a site without a known build. */
  readonly text: string;
  readonly isOld: boolean;
}

/** @param newest the service's newest build, without its `v`; null while it is not known */
export function seenBuilds(
  words: EmbedKeyWords,
  { origins, builds }: Pick<EmbedKey, 'origins' | 'builds'>,
  newest: string | null,
  today: IsoDate,
): SeenBuild[] {
  return origins.map((site) => {
    const seen = builds.find(({ origin }) => origin === site);
    if (!seen) return { site, text: words.builds.unseen, isOld: false };
    const day = dayOfInstant(seen.seenAt);
    return {
      site,
      text: `${seen.build} · ${dayText(words, day, today)}`,
      isOld: newest !== null && seen.build !== `v${newest}`,
    };
  });
}

function dayText(words: EmbedKeyWords, day: IsoDate, today: IsoDate): string {
  if (day >= today) return words.builds.today;
  return day === addDays(today, -1) ? words.builds.yesterday : formatDate(day);
}
