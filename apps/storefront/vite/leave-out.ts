import type { Plugin } from 'vite'

type Cuts = Readonly<Record<string, readonly string[]>>

/**
 * Functions whose features the shop does not use, by what stands in their place. A shopper on a phone should not pay for
 * them: together they are a tenth of the two libraries. A name that no longer exists fails the build, so that an upgrade
 * has to look here.
 */
const REACT_DOM: Cuts = {
  // <ViewTransition>: the router starts the browser's own transitions.
  '{}': [
    'startViewTransition', 'measureViewTransitionHostInstancesRecursive', 'restoreViewTransitionName',
    'commitDeletedPairViewTransitions', 'commitExitViewTransitions', 'measureNestedViewTransitions',
    'applyViewTransitionToHostInstancesRecursive', 'commitAppearingPairViewTransitions', 'commitEnterViewTransitions',
    'applyViewTransitionName', 'commitNestedViewTransitions', 'restorePairedViewTransitions',
    'restoreViewTransitionOnHostInstances', 'restoreEnterOrExitViewTransitions', 'restoreNestedViewTransitions',
    'applyViewTransitionToHostInstances', 'createViewTransitionInstance',
    // <SuspenseList>, <Activity>, custom elements, useActionState, refs on fragments.
    'initSuspenseListRenderState', 'updateSuspenseListComponent',
    'updateActivityComponent', 'mountActivityChildren', 'retryActivityComponentWithoutHydrating',
    'setPropOnCustomElement',
    'mountActionState', 'updateActionStateImpl', 'rerenderActionState', 'dispatchActionState', 'runActionStateAction',
    'validateDocumentPositionWithFiberTree', 'commitNewChildToFragmentInstances', 'commitFragmentInstanceInsertionEffects',
    'commitFragmentInstanceDeletionEffects', 'commitNewChildToFragmentInstance', 'deleteChildFromFragmentInstance',
    'addFragmentHandleToFiber', 'addFragmentHandleToInstance', 'estimateBandwidth',
    // Hints and styles that components ask for while rendering; the router prints its own.
    'preload', 'preloadModule', 'preinitStyle', 'preinitScript', 'preinitModuleScript', 'preconnectAs',
    'preloadStylesheet', 'insertStylesheetIntoRoot', 'insertSuspendedStylesheets',
  ],
  // Component names in the stacks of errors.
  "{return''}": ['describeNativeComponentFrame', 'describeFiber'],
}

const REACT_ROUTER: Cuts = {
  '{}': [
    // Server components, instrumentation, fetchers (the shop's client is used instead), the default error pages.
    'RSCErrorHandler', 'RSCPrefetchPageLinksImpl',
    'instrumentHandler', 'instrumentClientSideRouter', 'getRouteInstrumentationUpdates',
    'handleFetcherAction', 'handleFetcherLoader',
  ],
  '{return null}': ['RemixRootDefaultErrorBoundary', 'RemixRootDefaultHydrateFallback', 'DefaultErrorComponent'],
}

const FILES: readonly (readonly [RegExp, Cuts])[] = [
  [/react-dom-client\.production\.js$/, REACT_DOM],
  [/react-router\/dist\/production\/chunk-Q34X6AWR\.mjs$/, REACT_ROUTER],
]

type Node = { readonly type: string; readonly start: number; readonly end: number; readonly [key: string]: unknown }

/** Empties the functions named above in the browser's build. */
export function leaveOut(): Plugin {
  return {
    name: 'klarsikt-leave-out',
    enforce: 'pre',
    transform(code, id) {
      const cuts = FILES.find(([file]) => file.test(id))?.[1]
      if (!cuts) return null
      const stand = new Map(Object.entries(cuts).flatMap(([body, names]) => names.map((name) => [name, body] as const)))
      const edits = functions(this.parse(code) as unknown as Node, stand)
      const missing = [...stand.keys()].filter((name) => !edits.some((edit) => edit.name === name))
      if (missing.length > 0) this.error(`Not found in ${id}: ${missing.join(', ')}`)
      let result = code
      for (const { start, end, name } of edits.sort((a, b) => b.start - a.start)) result = result.slice(0, start) + stand.get(name) + result.slice(end)
      return { code: result, map: null }
    },
  }
}

function functions(node: Node, names: ReadonlyMap<string, string>): { name: string; start: number; end: number }[] {
  const name = (node['id'] as { name?: string } | null | undefined)?.name
  if (node.type === 'FunctionDeclaration' && name && names.has(name)) {
    const body = node['body'] as Node
    return [{ name, start: body.start, end: body.end }]
  }
  return Object.values(node).flatMap((value) => {
    if (Array.isArray(value)) return value.filter(isNode).flatMap((child) => functions(child, names))
    return isNode(value) ? functions(value, names) : []
  })
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'
}
