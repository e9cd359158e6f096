/** The folders of one source tree in the order in which they build on each other. */
export type Layers = {
  readonly tree: string
  /** From the bottom up: a row may import from the rows before it, and not from its own or later ones. */
  readonly rows: readonly (readonly string[])[]
  /** What to do instead; shown with the lint message. */
  readonly advice: string
}

/**
 * Who may import whom inside a package; arrows.ts says so between packages. An entry is a folder with everything below it, or a file at the
 * top. A sub-folder with its own entry belongs only to that entry. An entry with `*` is one file of each folder. Files at the top without
 * an entry join the parts: they may import everything, and nothing imports them. Imports of types count.
 */
export const LAYERS: readonly Layers[] = [
  {
    tree: 'apps/api/src',
    rows: [
      ['providers', 'state-sql.ts', 'migrations'],
      ['groups/catalogue'],
      ['groups/platform/audit'],
      ['groups/platform/session'],
      ['settings.ts'],
      ['payment-subject.ts', 'customer-data.ts', 'hooks.ts'],
      ['context.ts'],
      ['http'],
      ['groups/platform'],
      ['groups/person'],
      ['groups/money'],
      ['groups/sale'],
      ['groups/visit'],
      ['groups/order'],
      ['groups/subscription'],
      ['define-module.ts'],
      ['groups/*/*/module.ts'],
      ['modules.ts'],
      ['forget-personal-data.ts', 'payment-subjects.ts', 'secret'],
      ['admin', 'seed'],
    ],
    advice:
      'A group stands on those before it. What it must set off in a later one is a hook or a payment subject, which the later module names in its manifest (module.ts). Only modules.ts imports manifests.',
  },
  {
    tree: 'apps/discovery-api/src',
    rows: [
      ['database', 'engine/analyser', 'migrations'],
      ['engine'],
      ['engine/embedded'],
      ['engine/opensearch'],
      ['modules/audit'],
      ['modules/tenant'],
      ['modules/catalogue-index'],
      ['context.ts'],
      ['http'],
      ['modules/answer-id', 'modules/feed', 'modules/image', 'modules/tenant-admin'],
      ['modules/events', 'modules/insights', 'modules/merchandising'],
      ['modules/popularity', 'modules/search'],
      ['modules/recommend', 'modules/suggest'],
      ['modules/console', 'modules/learning'],
      ['background'],
    ],
    advice:
      'The catalogue index stands at the ground: search, learning and the console ask it, and it is handed what it needs of them.',
  },
  {
    tree: 'apps/storefront/src',
    rows: [['load-context.ts'], ['lib/tracking'], ['lib'], ['lib/discovery'], ['features'], ['shell'], ['routes']],
    advice:
      'routes -> shell -> features -> lib. What two features share goes to lib; what the shell shows of a feature is a component of that feature.',
  },
  {
    tree: 'packages/discovery/src',
    rows: [
      ['wire.ts'],
      ['url'],
      ['watch.ts', 'filters'],
      ['environment.ts'],
      ['browser.ts', 'price.ts', 'images.ts'],
      ['locales', 'problems'],
      ['transport'],
      ['tracking'],
      ['core'],
      ['react'],
      ['debug'],
      ['ui'],
      ['embed'],
      ['element'],
    ],
    advice:
      'embed and element -> ui -> react -> core. The core knows no framework: React reads it by its stores, and what it must be told is an option.',
  },
  {
    tree: 'packages/try-on/src',
    rows: [['fit'], ['landmarks', 'stage'], ['viewer'], ['compare'], ['photo'], ['camera']],
    advice:
      'The viewer shows any model by the names of its nodes; how a frame sits on a face is maths that knows no viewer, a photo stands on both, and the camera on the steps of the photo.',
  },
]
