import type { Alignment, LaidSeason, Likened, SeasonBeside } from '@vigia/domain';
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
  readonly #words: SideBySideWords;

  constructor(words: SideBySideWords) {
    this.#words = words;
  }

  /** A season that is not drawn, or not compared. */
  without({ name }: Pick<SeasonName, 'name'>, reason: NotCompared): void {
    this.#notCompared.push({ name, reason });
  }

  /** A season laid over the one shown. */
  add(season: SeasonName, { curve, lead, likeness, reason }: SeasonBeside): void {
    const { id, name, place } = season;
    if (curve)
      this.lines.push({
        id,
        name,
        place,
        daily: curve,
        note: lead ? leadNote(lead, this.#words) : undefined,
      });
    if (reason !== null) this.without(season, reason);
    if (lead) this.#leads.push(...namedLead(name, lead));
    if (likeness && !('reason' in likeness)) this.#likened.push({ key: name, likeness });
    else if (likeness?.reason === 'too-few-days') this.#isTooShort = true;
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
