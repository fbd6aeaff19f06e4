/** People at work: each sends a request, reads the answer, pauses and goes on. */
import type { Action } from './mix.ts';
import type { Person } from './person.ts';

/** Middle pause between an answer and the next request; 50 people then ask some 180 times a second. */
const PAUSE_MS = 250;

export interface Answered {
  /** Since the work began, ms. */
  readonly at: number;
  readonly action: Action;
  readonly ms: number;
  readonly status: number;
  /** The message of a refusal. */
  readonly refusal?: string;
}

/** @returns all answers so far; it grows until `isOver` says so */
export function letWork(
  people: readonly Person[],
  mix: readonly Action[],
  isOver: () => boolean,
): { readonly answers: readonly Answered[]; readonly done: Promise<unknown> } {
  const answers: Answered[] = [];
  const began = performance.now();
  const work = async (person: Person) => {
    await pause(Math.random() * PAUSE_MS);
    while (!isOver()) {
      const action = chosen(mix);
      const { path, onAnswer, ...sent } = await action.step(person.email);
      const start = performance.now();
      const answer = await person.ask(path, sent).catch((error) => ({
        status: 0,
        bytes: Buffer.from(String(error.cause ?? error)),
      }));
      const ms = performance.now() - start;
      const isGood = answer.status >= 200 && answer.status < 300;
      if (isGood) onAnswer?.(answer.bytes);
      answers.push({
        at: start - began,
        action,
        ms,
        status: answer.status,
        ...(!isGood && { refusal: `${path}: ${answer.bytes.toString().slice(0, 200)}` }),
      });
      await pause(PAUSE_MS * (0.5 + Math.random()));
    }
  };
  return { answers, done: Promise.all(people.map(work)) };
}

const pause = (ms: number) => new Promise((wake) => setTimeout(wake, ms));

/** One of the actions, each as often as its share says. */
function chosen(mix: readonly Action[]): Action {
  let left = Math.random() * mix.reduce((sum, { share }) => sum + share, 0);
  for (const action of mix) {
    left -= action.share;
    if (left < 0) return action;
  }
  return mix[0] as Action;
}
