/** Takes the data folder named in the arguments, says so and keeps it until it is killed. */
import { takeLock } from '../../src/run/lock.ts';

try {
  takeLock(process.argv[2] as string, 'start', Date.now()).describe({ address: 'http://127.0.0.1:4400' });
  process.stdout.write('held\n');
  setInterval(() => undefined, 60_000);
} catch (error) {
  process.stdout.write(`${(error as Error).name}\n`);
}
