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
      [
        'groups/platform/audit',
        'groups/money/ledger',
        'groups/catalogue/search-terms',
        'groups/catalogue/page',
        'groups/sale/discount',
      ],
      ['groups/catalogue/store', 'groups/platform/installation'],
      ['groups/catalogue/catalogue', 'groups/platform/session'],
      ['groups/catalogue/stock'],
      ['settings.ts'],
      ['payment-subject.ts', 'customer-data.ts'],
      ['context.ts'],
      ['http'],
      ['groups/money/file-exchange', 'groups/platform/subscription-platform'],
      [
        'groups/person/company',
        'groups/person/customer',
        'groups/platform/media',
        'groups/platform/outbox',
        'groups/platform/pdf',
      ],
      [
        'groups/money/e-invoice-recipient',
        'groups/sale/gift-card',
        'groups/money/mandate',
        'groups/money/payment',
        'groups/person/favourite',
        'groups/person/fit',
        'groups/person/friends',
        'groups/platform/sms',
      ],
      ['groups/sale/cart', 'groups/money/invoice', 'groups/money/payment-link', 'groups/order/order'],
      [
        'groups/money/bank-payment',
        'groups/sale/cart-handover',
        'groups/subscription/lens-subscription',
        'groups/visit/requisition',
      ],
      [
        'groups/sale/article',
        'groups/order/awaited-prescription',
        'groups/visit/booking',
        'groups/order/claim',
        'groups/order/checkout',
        'groups/money/closing',
        'groups/visit/eye-health-day',
        'groups/order/finance',
        'groups/order/receipt',
        'groups/order/return',
        'groups/order/review',
        'groups/sale/site',
        'groups/order/withdrawal',
      ],
      ['groups/person/identity', 'groups/order/order-desk', 'groups/order/prescription'],
      ['groups/person/eid'],
      ['groups/person/signing'],
      [
        'groups/money/autogiro',
        'groups/visit/b2b',
        'groups/money/collection',
        'groups/money/e-invoice',
        'groups/subscription/glasses-subscription',
      ],
      // Every other module: none below imports it. A new one needs no row of its own.
      ['groups'],
      ['define-module.ts'],
      ['groups/*/*/module.ts'],
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
