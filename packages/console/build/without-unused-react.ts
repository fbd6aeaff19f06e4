import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const REACT_DOM = /[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/;

/**
 * Functions of react-dom that are called only where a page makes use of a feature of which the console has none.
 * Whoever comes to use one is told so by the first call; what only these call is left out with them.
 */
const UNUSED: Readonly<Record<string, readonly string[]>> = {
  'pages drawn by a server': [
    'updateDehydratedSuspenseComponent',
    'updateActivityComponent',
    'clearHydrationBoundary',
    'retryIfBlockedOn',
    'queueIfContinuousEvent',
    'hideOrUnhideDehydratedBoundary',
    'attemptExplicitHydrationTarget',
  ],
  '<ViewTransition>': [
    'startViewTransition',
    'getViewTransitionName',
    'getViewTransitionClassName',
    'trackEnterViewTransitions',
    'applyViewTransitionToHostInstances',
    'restoreViewTransitionOnHostInstances',
    'commitEnterViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'measureViewTransitionHostInstancesRecursive',
    'commitAfterMutationEffectsOnFiber',
    'scheduleViewTransitionEvent',
    'createViewTransitionInstance',
    'ViewTransitionPseudoElement',
  ],
  '<SuspenseList>': ['updateSuspenseListComponent', 'findFirstSuspended', 'cutOffTailIfNeeded'],
  'refs of fragments': [
    'FragmentInstance',
    'commitNewChildToFragmentInstance',
    'deleteChildFromFragmentInstance',
    'addFragmentHandleToFiber',
  ],
  'preload and preinit': [
    'preload',
    'preloadModule',
    'preinitStyle',
    'preinitScript',
    'preinitModuleScript',
    'preconnectAs',
  ],
  '<style precedence> and <script async>': [
    'acquireResource',
    'suspendResource',
    'insertStylesheetIntoRoot',
    'preloadResourceAndSuspendIfNeeded',
  ],
  'actions of forms': [
    'mountActionState',
    'updateActionStateImpl',
    'rerenderActionState',
    'dispatchActionState',
    'runActionStateAction',
    'startHostTransition',
    'recursivelyResetForms',
  ],
};

/** Told so by `build`, for another version of React may have cut its functions otherwise. */
function replaced(code: string, what: RegExp, by: string, label: string): string {
  if (code.search(what) < 0) throw new Error(`react-dom has no ${label}: see without-unused-react.ts`);
  return code.replace(what, by);
}

const withoutFunction = (code: string, name: string, feature: string): string =>
  replaced(
    code,
    new RegExp(`^function ${name}\\([^)]*\\) \\{$[\\s\\S]*?^\\}$`, 'm'),
    `function ${name}() { throw new Error("left out: ${feature}"); }`,
    name,
  );

/** Nothing is taken over from a page that a server drew: what asks whether it is has one answer. */
function withoutHydration(code: string): string {
  const declared = code.indexOf('\n  isHydrating = !1,\n');
  if (declared < 0) throw new Error('react-dom has no isHydrating: see without-unused-react.ts');
  const constant = code.slice(declared).replace('\n  isHydrating = !1,', '');
  const folded = constant.replace(/\bisHydrating = (![01])/g, '$1').replace(/\bisHydrating\b(?!\$)/g, '!1');
  const whole = replaced(
    code.slice(0, declared) + folded,
    /^exports\.hydrateRoot = function[\s\S]*?^\};$/m,
    '',
    'hydrateRoot',
  );
  const withRoots = replaced(whole, /[\w$.]+\.isDehydrated\b/g, '!1', 'isDehydrated');
  return replaced(withRoots, /[\w$.]+\.dehydrated\b/g, 'null', 'dehydrated');
}

/** @param code of react-dom-client.production.js; throws where a part of it is not as it was */
export function usedOfReact(code: string): string {
  const eligible = replaced(code, /\((\w+) & 335544064\) === \1/g, '!1', 'lanes of view transitions');
  const unreferenced = replaced(
    eligible,
    /^FragmentInstance\.prototype\.\w+ = function[\s\S]*?^\};$/gm,
    '',
    'methods of fragments',
  );
  let used = withoutHydration(unreferenced);
  for (const [feature, names] of Object.entries(UNUSED))
    for (const name of names) used = withoutFunction(used, name, feature);
  return used;
}

/** Leaves out of React what the console never asks of it: a fifth of its bytes, which a bundler cannot see. */
export const withoutUnusedReact: Plugin = {
  name: 'without-unused-react',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: REACT_DOM },
    handler: async (id) => usedOfReact(await readFile(id, 'utf8')),
  },
};
