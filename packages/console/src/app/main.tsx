import { BREAKPOINT } from '@vigia/ui/tokens';
import { resetLinkIn } from '../shared/reset-link.ts';
import { mayHaveSession } from '../shared/signed-in-before.ts';
import { askFirst } from './ask-first.ts';
import { signedIn, signIn } from './parts.ts';
import { screenAt } from './screens.ts';
import { guardScripts } from './trusted-types.ts';

guardScripts(window);

const address = new URL(window.location.href);
const isKnown = mayHaveSession() && !resetLinkIn(address.hash);
const isNarrow = window.matchMedia(`(max-width: ${BREAKPOINT.narrow - 0.02}px)`).matches;
const fetch = isKnown ? askFirst(address) : undefined;
const opening = import('./open-console.tsx');
// The next screens load while the console opens; the font comes last, as letters can be read without it.
const next = isKnown ? [signedIn.fetch(), screenAt(address.pathname, isNarrow)?.()] : [signIn.fetch()];
// A part that cannot be loaded says so where it is shown; without the font another one is used.
void Promise.allSettled([opening, ...next])
  .then(() => import('@vigia/ui/fonts'))
  .catch(() => undefined);

const container = document.getElementById('root');
if (!container) throw new Error('the page has no #root');
void opening.then(({ openConsole }) => openConsole(container, { baseUrl: address.origin, fetch }));
