import { consoleEndpoints as endpoints } from '@klarsikt/contract/discovery'
import { ok } from '@klarsikt/core/lib'
import { readFeeds } from '../insights/feeds.js'
import { readQueries } from '../insights/queries.js'
import { implementForSession, ownMarket } from './implement-for-session.js'

export const insightRoutes = [
  implementForSession(endpoints.getFeeds, async (call, { params }) => {
    const market = await ownMarket(call, params)
    return market.ok ? ok(await readFeeds(call, market.value)) : market
  }),
  implementForSession(endpoints.getQueries, async (call, { params, query }) => {
    const market = await ownMarket(call, params)
    return market.ok ? ok(await readQueries(call, market.value, query.days)) : market
  }),
]
