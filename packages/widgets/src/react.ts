'use client';

/** The components for React 19; importing them also defines the elements. */
import './npm/define.ts';

export * from './npm/wrappers.ts';
