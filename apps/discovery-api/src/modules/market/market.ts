import type { ContentLink } from '@klarsikt/contract/discovery/types'
import type { Database } from '@klarsikt/server/database'
import type { Log } from '@klarsikt/server/log'
import type { Change, Language, SearchEngine, SearchIndex, SynonymRule } from '../../engine/engine.js'
import type { ProductRecord } from '../../engine/record.js'
import type { StoredCategory, StoredContent } from '../feed/stored.js'
import { type MarketRules, readRules } from '../merchandising/market-rules.js'
import { readBonuses } from '../popularity/publish-popularity.js'
import { Answers, type ListingRest, type ResultsRest } from './answers.js'
import type { CardRoom } from './card-room.js'
import { Categories } from './categories.js'
import { type Currency, currencyOf } from './currency.js'
import type { MarketChange } from './follow.js'
import { changesSince, isSeen, type Position, readMark, writeMark } from './mark.js'
import { Products, readAllProducts, readProducts } from './products.js'
import type { Shown } from './shown.js'
import { Survey } from './survey.js'
import { contentRecord, toRecord } from './to-record.js'

/** The catalogue of one tenant in one market, ready to answer. */
export type Market = {
  readonly tenant: string
  readonly market: string
  readonly language: Language
  readonly currency: Currency
  readonly index: SearchIndex
  /** Answers that were given, as long as nothing changes. */
  readonly results: Pick<Answers<ResultsRest>, 'get'>
  readonly listings: Pick<Answers<ListingRest>, 'get'>
  /** Content pages, found by the same engine. */
  readonly content: SearchIndex
  /** Links to content pages by id, in the order of the ids. */
  contentLinks(ids: readonly string[]): ContentLink[]
  readonly products: Products
  readonly categories: Categories
  /** What the merchant decided about queries and categories. */
  readonly rules: MarketRules
  readonly survey: Survey
  /** Goes up with every change; what is kept of an answer is kept for one version. */
  readonly version: number
}

export type OpenMarket = Market & {
  /** Takes what was written; the promise is fulfilled when it is searchable. */
  take(changes: readonly MarketChange[]): Promise<void>
  /** Products changed since the index was last written down; all of them while it never was. */
  readonly unsaved: number
  /** Writes the index down; everything before the position must have been handed to {@link take}. */
  save(position: Position): Promise<void>
  close(): Promise<void>
}

type Options = {
  readonly tenant: string
  readonly market: string
  readonly language: Language
  readonly database: Database
  readonly engine: SearchEngine
  readonly log: Log
  /** Room for cards, shared with all other markets. */
  readonly cards: CardRoom<Shown>
}

/** Names of the two indices of a market; neither a tenant nor a market has a dot in it. */
export function indexNames(tenant: string, market: string): readonly [products: string, content: string] {
  return [`${tenant}.${market}`, `${tenant}.${market}.content`]
}

/** Changes of one step: they are read at once and held in memory. */
const APPLIED_AT_ONCE = 1_000
/** When this share of the products has changed one by one, filters are chosen anew. */
const SURVEY_AGAIN_AT = 0.3

/** Opens the indices of a market and fills them from its rows. */
// oxlint-disable-next-line max-lines-per-function -- the state of one market and the few ways in which it changes
export async function openMarket(options: Options): Promise<OpenMarket> {
  const { tenant, market, language, database, engine } = options
  const place = { tenant, market }
  const currency = currencyOf(market)
  const products = new Products(database, { ...place, language, currency }, options.cards)
  let survey = new Survey()
  let changed = 0
  let version = 1
  let unsaved = 0
  // A change that could not be taken is missing until everything is read again: such an index is not written down.
  let whole = true
  /** Which transactions the rows showed when all of them were read. */
  let seen = '0:0:'
  let links = new Map<string, ContentLink>()
  let queue: Promise<unknown> = Promise.resolve()

  function forgetAnswers(): void {
    results.clear()
    listings.clear()
  }

  /** Told before and after the index has taken products: an answer of between must not be kept as one of after. */
  function productsChange(): void {
    results.changed()
    listings.changed()
  }

  function inTurn(work: () => Promise<void>): Promise<void> {
    const turn = queue.then(work)
    queue = turn.catch(() => {})
    return turn
  }

  const [ofProducts, ofContent] = indexNames(tenant, market)
  const index = await engine.open(ofProducts, { language, synonyms: await readSynonyms(options) })
  const content = await engine.open(ofContent, { language, synonyms: [] })
  const results = new Answers<ResultsRest>()
  const listings = new Answers<ListingRest>()
  let categories = new Categories(await readCategories(options), () => survey)
  let rules = await readRules(database, place)

  async function load(fill: boolean): Promise<void> {
    const fresh = new Survey()
    await database.transaction(
      async (tx) => {
        const bonuses = await readBonuses(tx, place)
        const { rows } = await tx.query<{ seen: string }>({ text: 'select pg_current_snapshot()::text as seen' })
        if (fill) seen = rows[0]?.seen ?? seen
        async function* records(): AsyncGenerator<ProductRecord> {
          for await (const stored of readAllProducts(tx, place)) {
            const record = toRecord(stored, language, currency, bonuses.get(stored.product_id))
            fresh.add(record)
            yield record
          }
        }
        if (fill) await index.replace(records())
        else for await (const _ of records());
      },
      { isolation: 'repeatable read', attempts: 1 },
    )
    products.forget()
    survey = fresh
    forgetAnswers()
    changed = 0
    if (!fill) return
    unsaved = Math.max(1, fresh.products)
    whole = true
  }

  /** Goes on from the index as it was written down; false when that cannot be told from its rows. */
  async function resume(): Promise<boolean> {
    const mark = index.mark ? readMark(index.mark) : null
    const changes = mark && (await changesSince(database, place, mark))
    if (!mark || !changes || changes.some(({ kind }) => kind === 'catalogue')) return false
    survey = Survey.of(mark.survey)
    changed = mark.changed
    await applyProducts(idsOf(changes))
    return true
  }

  async function loadContent(): Promise<void> {
    const { rows } = await database.query<{ data: StoredContent }>({
      text: 'select data from discovery.content where tenant = $1 and market = $2',
      values: [tenant, market],
    })
    links = new Map(
      rows.map(({ data }) => [
        data.content_id,
        { page_url: data.page_url, title: data.title, image_url: data.image_url },
      ]),
    )
    await content.replace(rows.map(({ data }) => contentRecord(data)))
  }

  async function applyProducts(all: readonly string[]): Promise<void> {
    for (let from = 0; from < all.length; from += APPLIED_AT_ONCE)
      await applySome(all.slice(from, from + APPLIED_AT_ONCE))
  }

  async function applySome(ids: readonly string[]): Promise<void> {
    const found = new Map<string, ProductRecord>()
    const bonuses = await readBonuses(database, place, ids)
    for (const stored of await readProducts(database, place, ids))
      found.set(stored.product_id, toRecord(stored, language, currency, bonuses.get(stored.product_id)))
    products.forget(ids)
    const changes = ids.map((id): Change => {
      const record = found.get(id)
      return record ? { kind: 'put', record } : { kind: 'remove', id }
    })
    const { priced } = survey
    for (const record of found.values()) survey.notice(record)
    // Which sorts are offered stands in every answer.
    if (survey.priced !== priced) forgetAnswers()
    productsChange()
    await index.apply(changes)
    productsChange()
    products.forget(ids)
    changed += ids.length
    unsaved += ids.length
    if (changed > Math.max(100, survey.products * SURVEY_AGAIN_AT)) await load(false)
  }

  async function take(all: readonly MarketChange[]): Promise<void> {
    // A change may come while the rows that have it are being read: a whole catalogue must not be read twice for that.
    const changes = all.filter(
      ({ kind, transaction }) => !(OF_ROWS.has(kind) && transaction !== null && isSeen(transaction, seen)),
    )
    const kinds = new Set(changes.map(({ kind }) => kind))
    if (kinds.has('synonyms')) await index.configure({ language, synonyms: await readSynonyms(options) })
    if (kinds.has('categories')) categories = new Categories(await readCategories(options), () => survey)
    if (kinds.has('rules')) rules = await readRules(database, place)
    if (kinds.has('content')) await loadContent()
    if (kinds.has('catalogue')) await load(true)
    else if (kinds.has('product')) await applyProducts(idsOf(changes))
    // What a new synonym changes is in no product.
    if (kinds.has('synonyms')) unsaved += 1
    if (changes.some(({ kind }) => kind !== 'product')) forgetAnswers()
    version++
  }

  async function save(position: Position): Promise<void> {
    if (!whole || !engine.save) return
    const before = unsaved
    await engine.save(ofProducts, writeMark({ ...position, changed, survey: survey.state() }))
    unsaved -= before
  }

  if (!(await resume())) await load(true)
  await loadContent()
  return {
    ...place,
    language,
    currency,
    index,
    results,
    listings,
    content,
    contentLinks: (ids) => ids.flatMap((id) => links.get(id) ?? []),
    products,
    get categories() {
      return categories
    },
    get rules() {
      return rules
    },
    get survey() {
      return survey
    },
    get version() {
      return version
    },
    get unsaved() {
      return unsaved
    },
    take: (changes) =>
      inTurn(async () => {
        const before = whole
        whole = false
        await take(changes)
        whole ||= before
      }),
    save: (position) => inTurn(() => save(position)),
    async close() {
      await queue
      products.close()
      await index.close()
      await content.close()
    },
  }
}

const OF_ROWS: ReadonlySet<string> = new Set(['catalogue', 'product'])
const idsOf = (changes: readonly MarketChange[]): string[] => [
  ...new Set(changes.flatMap(({ productId }) => productId ?? [])),
]

async function readSynonyms({ database, tenant, market }: Options): Promise<readonly SynonymRule[]> {
  const { rows } = await database.query<{ rules: readonly SynonymRule[] }>({
    text: 'select rules from discovery.synonyms where tenant = $1 and market = $2',
    values: [tenant, market],
  })
  return rows[0]?.rules ?? []
}

async function readCategories({ database, tenant, market }: Options): Promise<readonly StoredCategory[]> {
  const { rows } = await database.query<{ data: StoredCategory }>({
    text: 'select data from discovery.category where tenant = $1 and market = $2 order by position',
    values: [tenant, market],
  })
  return rows.map(({ data }) => data)
}
