import { FAVOURITES_MAXIMUM } from '@klarsikt/core/customer'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { NOW } from '../../../testing/small-shop-parts.js'
import { createTestApi, type TestApi } from '../../../testing/test-api.js'
import { readAudit } from '../../platform/audit/read-audit.js'
import { type Browser, loggedIn, openBrowser, registered, ANNA } from '../identity/testing/customer-browser.js'
import { forgetFavouritesOfVisits } from './favourites.js'

const DAY = 86_400_000
let api: TestApi
let ahead = 0
beforeAll(async () => {
  api = await createTestApi({ clock: { now: () => new Date(Date.parse(NOW) + ahead) } })
  await registered(api)
})
afterAll(() => api.drop())
beforeEach(async () => {
  await api.test.database.query({ text: 'delete from favourite' })
})

const set = (browser: Browser, articleId: number, isFavourite = true) => {
  ahead += 1000
  return browser.post('/api/favourites/set', { articleId, isFavourite })
}
const list = async (browser: Browser) => (await browser.get('/api/favourites')).body.data.articleIds

it('are added and removed, the newest first, each once', async () => {
  const anna = await loggedIn(api)
  await set(anna, 100_001)
  await set(anna, 100_002)
  expect((await set(anna, 100_001)).body).toEqual({ success: true, data: { articleIds: [100_002, 100_001] } })
  expect((await set(anna, 100_002, false)).body.data.articleIds).toEqual([100_001])
  await set(anna, 100_002, false)
  expect(await list(anna)).toEqual([100_001])
  const written = await readAudit(api.test.database, { limit: 100 })
  expect(written.filter(({ action }) => action === 'favourites.changed')).toHaveLength(3)
})

it('are refused for an article that there is not', async () => {
  const anna = await loggedIn(api)
  expect(await set(anna, 999_999)).toMatchObject({ status: 404, body: { error: { code: 'article.not-found' } } })
})

it('of a visit become the customer’s at the log-in, and a log-out leaves none behind', async () => {
  const anna = await loggedIn(api)
  await set(anna, 100_001)
  const visit = await openBrowser(api)
  expect(await list(visit)).toEqual([])
  await set(visit, 100_004)
  await set(visit, 100_001)
  expect(await list(visit)).toEqual([100_001, 100_004])
  await visit.post('/api/auth/user/login', { email: ANNA.email, password: ANNA.password })
  expect(await list(visit)).toEqual([100_004, 100_001])
  expect(await list(anna)).toEqual([100_004, 100_001])
  await visit.post('/api/auth/user/logout')
  expect(await list(visit)).toEqual([])
  expect(await list(anna)).toEqual([100_004, 100_001])
})

it('are so many at most, and the oldest make way', async () => {
  const anna = await loggedIn(api)
  const { rows } = await api.test.database.query<{ id: string }>({ text: 'select id from customer' })
  await api.test.database.query({
    text: `insert into favourite (owner, customer_id, article_id, saved_at)
           select $1, $1, n, $2::timestamptz - n * interval '1 day' from generate_series(1, $3) n`,
    values: [rows[0]?.id, NOW, FAVOURITES_MAXIMUM],
  })
  const { articleIds } = (await set(anna, 100_001)).body.data
  expect(articleIds).toHaveLength(FAVOURITES_MAXIMUM)
  expect([articleIds[0], articleIds.at(-1)]).toEqual([100_001, FAVOURITES_MAXIMUM - 1])
})

it('of visits are forgotten when their sessions have run out, those of customers stay', async () => {
  const [anna, visit] = [await loggedIn(api), await openBrowser(api)]
  await set(anna, 100_001)
  await set(visit, 100_002)
  const at = (days: number) => new Date(api.deps.clock.now().getTime() + days * DAY)
  await forgetFavouritesOfVisits(api.test.database, at(29))
  expect(await list(visit)).toEqual([100_002])
  await forgetFavouritesOfVisits(api.test.database, at(31))
  expect(await list(visit)).toEqual([])
  expect(await list(anna)).toEqual([100_001])
})
