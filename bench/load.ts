/**
 * Fifty people and the devices of a farm at once, reading and writing for ten minutes, and then beside heavy work: how
 * long answers took, whether any was refused, and whether the service's memory and event loop stay flat. `/livez`, which
 * reads nothing, says what the machine itself adds in the same run.
 */
import { buildPackages } from '../scripts/build.ts';
import { type FarmServer, withFarmServer } from '../scripts/farm-server.ts';
import { readLoadFarm } from './load/farm.ts';
import { type HeavyWork, heavyWorks } from './load/heavy.ts';
import { mixOf } from './load/mix.ts';
import { letWork } from './load/people.ts';
import { type Account, type Person, signInAs } from './load/person.ts';
import { drawPhotos } from './load/photos.ts';
import { type Part, printAnswers, printHeavy, printRefusals, printService } from './load/print.ts';
import { watch } from './load/watch.ts';

const PEOPLE = 50;
const MINUTE_MS = 60_000;
const HEAVY_MS = MINUTE_MS;
/** Some at once, as in the last days of a month. */
const HEAVY_AT_ONCE = 2;

/** @param minutes of the mix alone, before the heavy work */
export async function benchLoad(minutes: number): Promise<void> {
  await buildPackages(['reports'], () => undefined);
  await drawPhotos();
  await withFarmServer((server) => load(server, minutes), { jobs: true });
}

async function load(server: FarmServer, minutes: number): Promise<void> {
  const farm = await readLoadFarm(server);
  const works = Object.entries(await heavyWorks(farm));
  const people: Person[] = [];
  for (let i = 0; i < PEOPLE; i += 1) {
    people.push(await signInAs(server, farm.accounts[i % farm.accounts.length] as Account));
  }
  let isOver = false;
  const watched = watch(server);
  const began = performance.now();
  const { answers, done } = letWork(people, mixOf(farm), () => isOver);
  await pause(minutes * MINUTE_MS);
  const parts: Part[] = [{ name: 'the mix alone', from: 0, to: performance.now() - began }];
  for (const [name, work] of works) {
    const from = performance.now() - began;
    const times = await repeat(work, people, HEAVY_MS);
    parts.push({ name: `beside ${name} (${times})`, from, to: performance.now() - began });
  }
  isOver = true;
  await done;
  await watched.stop();
  const [alone, ...beside] = parts as [Part, ...Part[]];
  printAnswers(answers, alone, watched.livez);
  printService(watched.samples, alone);
  printHeavy(answers, alone, beside);
  printRefusals(answers);
}

/** @returns how often the work was done in that time */
async function repeat(work: HeavyWork, people: readonly Person[], ms: number): Promise<number> {
  const until = performance.now() + ms;
  let times = 0;
  const worker = async (person: Person) => {
    while (performance.now() < until) {
      const { status } = await work(person);
      if (status < 200 || status > 299) throw new Error(`heavy work was refused: ${status}`);
      times += 1;
    }
  };
  await Promise.all(people.slice(0, HEAVY_AT_ONCE).map(worker));
  return times;
}

const pause = (ms: number) => new Promise((wake) => setTimeout(wake, ms));
