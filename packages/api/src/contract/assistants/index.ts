/** Tools of `/mcp`: what an assistant may ask with the token of a program, and what it is answered. */
export * from './in-time.ts';
export * from './state.ts';
