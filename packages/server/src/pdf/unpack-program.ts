/** Unpacks the packaged Chromium, and the libraries of the archive that is its argument, into the temp folder. */
import chromium, { inflate } from '@sparticuz/chromium';

await chromium.executablePath();
await inflate(process.argv[2] as string);
