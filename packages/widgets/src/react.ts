'use client';

/** The components, for React 19; importing them defines the elements too. */
import './npm/define.ts';

export * from './npm/wrappers.ts';
