import { consoleEndpoints as endpoints } from '@klarsikt/contract/discovery'
import { ok } from '@klarsikt/core/lib'
import { implement } from '../../http/implement.js'
import { readFeeds } from '../insights/feeds.js'
import { readQueries } from '../insights/read-queries.js'
import { ownMarket } from './own-market.js'

export const insightRoutes = [
  implement(endpoints.getFeeds, async (call, { params }) => {
    const market = await ownMarket(call, params)
    return market.ok ? ok(await readFeeds(call, market.value)) : market
  }),
  implement(endpoints.getQueries, async (call, { params, query }) => {
    const market = await ownMarket(call, params)
    return market.ok ? ok(await readQueries(call, market.value, query.days)) : market
  }),
]
