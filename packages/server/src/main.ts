#!/usr/bin/env node
import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';

// What one command has read and compiled the next one need not; where the folder cannot be written it does.
enableCompileCache(resolve(import.meta.dirname, '../../../node_modules/.cache/node'));
const { run } = await import('./cli/run.ts');

process.stdout.on('error', () => undefined); // the reader of a pipe may leave before us
process.exit(await run(process.argv.slice(2), process.env));
