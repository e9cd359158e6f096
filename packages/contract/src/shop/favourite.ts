import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.js'
import { articleId } from './parts.js'
import { shopRoutes } from './routes.js'

/** The newest favourite first. */
const favourites = z.object({ articleIds: z.array(z.number().int()) }).meta({ id: 'Favourites' })

export const favouriteEndpoints = {
  getFavourites: endpoint(shopRoutes.getFavourites, {
    permission: 'cart.change',
    summary: 'Lists the favourites of the customer, or of the session',
    reply: z.object({ data: favourites }),
  }),
  setFavourite: endpoint(shopRoutes.setFavourite, {
    permission: 'cart.change',
    audits: ['favourites.changed'],
    summary: 'Adds or removes a favourite. The session’s favourites move to the customer at log-in',
    body: z.object({ articleId, isFavourite: z.boolean() }),
    reply: z.object({ success: z.literal(true), data: favourites }),
    errors: ['article.not-found'],
  }),
}
