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
      ['modules/audit', 'modules/ledger', 'modules/search-terms', 'modules/page', 'modules/discount'],
      ['modules/store', 'modules/installation'],
      ['modules/catalogue', 'modules/session'],
      ['modules/stock'],
      ['settings.ts'],
      ['payment-subject.ts', 'customer-data.ts'],
      ['context.ts'],
      ['http'],
      ['modules/subscription-platform'],
      ['modules/company', 'modules/customer', 'modules/media', 'modules/outbox', 'modules/pdf'],
      [
        'modules/e-invoice-recipient',
        'modules/gift-card',
        'modules/mandate',
        'modules/payment',
        'modules/favourite',
        'modules/fit',
        'modules/friends',
        'modules/sms',
      ],
      ['modules/cart', 'modules/invoice', 'modules/payment-link', 'modules/order'],
      ['modules/bank-payment', 'modules/cart-handover', 'modules/lens-subscription', 'modules/requisition'],
      [
        'modules/article',
        'modules/awaited-prescription',
        'modules/booking',
        'modules/claim',
        'modules/checkout',
        'modules/closing',
        'modules/eye-health-day',
        'modules/finance',
        'modules/receipt',
        'modules/return',
        'modules/review',
        'modules/site',
        'modules/withdrawal',
      ],
      ['modules/identity', 'modules/order-desk', 'modules/prescription'],
      ['modules/eid'],
      ['modules/signing'],
      ['modules/autogiro', 'modules/b2b', 'modules/collection', 'modules/e-invoice', 'modules/glasses-subscription'],
      // Every other module: none below imports it. A new one needs no row of its own.
      ['modules'],
      ['define-module.ts'],
      ['modules/*/module.ts'],
      ['modules.ts'],
      ['forget-personal-data.ts', 'payment-subjects.ts', 'secret'],
      ['admin', 'seed'],
    ],
    advice:
      'Money goes ledger, stock, outbox <- payment <- order <- checkout, and payment <- payment-link, invoice. The kernel of payments knows no subject: what it must call is a method of PaymentSubject, which the module names in its manifest (module.ts). Only modules.ts imports manifests.',
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
