#!/usr/bin/env node
import { run } from './cli/run.ts';

process.stdout.on('error', () => undefined); // the reader of a pipe may leave before us
process.exit(await run(process.argv.slice(2), process.env));
