import {
  type Alignment,
  type DailySeries,
  type LaidSeason,
  type Likened,
  leadOver,
  likeness,
} from '@vigia/domain';
import {
  alikeSentence,
  leadSentence,
  type NamedLead,
  type NotCompared,
  namedLead,
  notComparedSentences,
  TOO_FEW_DAYS,
} from '@vigia/domain/reports';
import { leadNote } from './lead-note.ts';
import type { SideBySideWords } from './words.ts';

/** Which season it is, and its place among all that were chosen. */
export type SeasonName = Pick<LaidSeason, 'id' | 'name' | 'place'>;

/** Running totals of other seasons beside that of the one shown: what is drawn, and what is said of them. */
export class LaidTotals {
  readonly lines: LaidSeason[] = [];
  readonly #leads: NamedLead[] = [];
  readonly #likened: Likened<string>[] = [];
  readonly #notCompared: { readonly name: string; readonly reason: NotCompared }[] = [];
  #isTooShort = false;
  readonly #own: DailySeries | null;
  readonly #words: SideBySideWords;

  /** @param own the total of the season shown; null without a record */
  constructor(own: DailySeries | null, words: SideBySideWords) {
    this.#own = own;
    this.#words = words;
  }

  /** A season that is not drawn, or not compared. */
  without({ name }: Pick<SeasonName, 'name'>, reason: NotCompared): void {
    this.#notCompared.push({ name, reason });
  }

  /**
   * A season's total on the days of the one shown.
   *
   * @param differs why its days are not compared, although it is drawn
   */
  add(season: SeasonName, daily: DailySeries | null, differs: NotCompared | null = null): void {
    const { id, name, place } = season;
    if (daily === null || this.#own === null) {
      this.without(season, 'no-record');
      return;
    }
    const lead = leadOver(this.#own, daily);
    const reason = differs ?? (lead.days === null ? lead.reason : null);
    this.lines.push({ id, name, place, daily, note: differs ? undefined : leadNote(lead, this.#words) });
    if (reason !== null) {
      this.without(season, reason);
      return;
    }
    this.#leads.push(...namedLead(name, lead));
    const like = likeness(this.#own, daily);
    if (!('reason' in like)) this.#likened.push({ key: name, likeness: like });
    else if (like.reason === 'too-few-days') this.#isTooShort = true;
  }

  /** How far ahead the season shown is, and which one is most alike. */
  sentences(alignment: Alignment): string[] {
    return [
      leadSentence(this.#leads, alignment),
      alikeSentence(this.#likened),
      this.#isTooShort && this.#leads.length > 1 ? TOO_FEW_DAYS : null,
    ].filter((sentence) => sentence !== null);
  }

  /** What is not compared, and why. */
  excuses(): string[] {
    return notComparedSentences(this.#notCompared);
  }
}
