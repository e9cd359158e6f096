import type { ContentLink } from '@klarsikt/contract/discovery/types'
import type { Database } from '@klarsikt/server/database'
import type { Log } from '@klarsikt/server/log'
import type { Change, Language, SearchEngine, SearchIndex } from '../../engine/engine.js'
import type { ProductRecord } from '../../engine/record.js'
import { type MarketRules, readRules } from '../merchandising/market-rules.js'
import { Answers, type ListingRest, type ResultsRest } from './answers.js'
import type { CardRoom } from './card-room.js'
import { Categories } from './categories.js'
import { type Currency, currencyOf } from './currency.js'
import { alone } from './fill-lock.js'
import { type MarketChange, productsOf } from './follow.js'
import { goesOnWhole } from './holds-all.js'
import { indexNames } from './index-names.js'
import {
  certainHorizon,
  changesSince,
  NOTHING_SEEN,
  type Position,
  productsToClaim,
  type Reach,
  reachOfRows,
  readMark,
  unseen,
  writeMark,
} from './mark.js'
import { linksOf, readCategories, readContent, readSynonyms } from './market-rows.js'
import { Products } from './products.js'
import { allRecords, recordsOf } from './records.js'
import type { Shown } from './shown.js'
import { Survey } from './survey.js'
import { contentRecord } from './to-record.js'

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
  /** Whether other processes change the same index. */
  readonly shared: boolean
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
  /** Told when another process has put another catalogue in place of the one that changes were made to. */
  readonly onMoved: () => void
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
  const sold = { ...place, language, currency }
  const products = new Products(database, sold, options.cards)
  let survey = new Survey()
  let changed = 0
  let version = 1
  let unsaved = 0
  // A change that could not be taken is missing until everything is read again: such an index is not written down.
  let whole = true
  /** Which transactions the rows showed when all of them were read. */
  let seen = NOTHING_SEEN
  /** The index was filled by other rules than ours, during an upgrade: what we write into it proves nothing to a start. */
  let foreign = false
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
  const index = await engine.open(ofProducts, { language, synonyms: await readSynonyms(database, place) })
  const { shared } = index
  shared?.onMoved(options.onMoved)
  const content = await engine.open(ofContent, { language, synonyms: [] })
  const results = new Answers<ResultsRest>()
  const listings = new Answers<ListingRest>()
  let categories = new Categories(await readCategories(database, place), () => survey)
  let rules = await readRules(database, place)

  const markOf = (reach: Reach, own: Survey, changed: number): string =>
    writeMark({ ...reach, ...(shared && { rules: shared.rules() }), changed, survey: own.state() })

  async function load(fill: boolean): Promise<void> {
    const fresh = new Survey()
    const reach = await database.transaction(
      async (tx) => {
        const reach = await reachOfRows(tx)
        async function* records(): AsyncGenerator<ProductRecord> {
          for await (const record of allRecords(tx, sold)) {
            fresh.add(record)
            yield record
          }
        }
        // A cluster may take its time for a portion, and for the copies at the end.
        if (fill && shared) await tx.query({ text: 'set local idle_in_transaction_session_timeout = 0' })
        if (fill) await index.replace(records(), () => markOf(reach, fresh, 0))
        else for await (const _ of records());
        return reach
      },
      { isolation: 'repeatable read', attempts: 1 },
    )
    products.forget()
    survey = fresh
    forgetAnswers()
    changed = 0
    if (!fill) return
    seen = reach.seen
    foreign = false
    // A shared index was written down as it was filled.
    unsaved = shared ? 0 : Math.max(1, fresh.products)
    whole = true
  }

  /** Goes on from the index as it was written down (our own only at the start); false when its rows do not tell that. */
  async function resume(opening: boolean): Promise<boolean> {
    const mark = readMark(shared ? await shared.mark() : opening ? index.mark : null)
    const others = mark !== null && mark.rules !== shared?.rules()
    // Only a start fills an index of other rules: two versions that run side by side would do so in turns for ever.
    if (!mark || (others && opening)) return false
    const changes = await changesSince(database, place, mark)
    if (!changes || changes.some(({ kind }) => kind === 'catalogue')) return false
    survey = Survey.of(mark.survey)
    changed = mark.changed
    seen = mark.seen
    foreign = others
    products.forget()
    forgetAnswers()
    await applyProducts(productsOf(changes))
    whole = true
    return true
  }

  /** Makes the index what the rows are. What another process has filled meanwhile is gone on from. */
  async function goOn(opening: boolean): Promise<void> {
    await exclusively(async () => {
      await shared?.settle()
      const onward = () => resume(opening)
      if (!(await (opening && shared ? goesOnWhole({ ...options, index }, onward) : onward()))) await load(true)
    })
  }

  const exclusively = (work: () => Promise<void>): Promise<void> => (shared ? alone(database.url, place, work) : work())

  async function loadContent(): Promise<void> {
    const pages = await readContent(database, place)
    links = linksOf(pages)
    if (pages.length > 0 || (await content.stats()).products > 0)
      await exclusively(() => content.replace(pages.map(contentRecord)))
  }

  async function applyProducts(all: readonly string[]): Promise<void> {
    for (let from = 0; from < all.length; from += APPLIED_AT_ONCE)
      await applySome(all.slice(from, from + APPLIED_AT_ONCE))
  }

  async function applySome(ids: readonly string[]): Promise<void> {
    const found = await recordsOf(database, sold, ids)
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
    const changes = unseen(all, seen)
    const kinds = new Set(changes.map(({ kind }) => kind))
    if (kinds.has('synonyms')) await index.configure({ language, synonyms: await readSynonyms(database, place) })
    if (kinds.has('categories')) categories = new Categories(await readCategories(database, place), () => survey)
    if (kinds.has('rules')) rules = await readRules(database, place)
    if (kinds.has('content')) await loadContent()
    // Asked before rows are read: what is read from here on is as new as what the generation was filled with.
    if (kinds.has('catalogue') || (kinds.has('product') && (await shared?.settle()))) await goOn(false)
    else if (kinds.has('product')) await applyProducts(productsOf(changes))
    // What a new synonym changes is in no product.
    if (kinds.has('synonyms')) unsaved += 1
    if (changes.some(({ kind }) => kind !== 'product')) forgetAnswers()
    version++
  }

  async function save({ database: here, horizon }: Position): Promise<void> {
    if (!whole || foreign || !engine.save) return
    const certain = shared ? await certainHorizon(database, horizon) : horizon
    if (shared) await applyProducts(await productsToClaim(database, place, readMark(await shared.mark()), certain))
    const before = unsaved
    await engine.save(ofProducts, markOf({ database: here, horizon: certain, reached: horizon, seen }, survey, changed))
    unsaved -= before
  }

  await goOn(true)
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
    shared: shared !== undefined,
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
