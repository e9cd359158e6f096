import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.js'
import { articleId } from './parts.js'
import { shopRoutes } from './routes.js'

/** The newest favourite first. */
const favourites = z.object({ articleIds: z.array(z.number().int()) }).meta({ id: 'Favourites' })

export const favouriteEndpoints = {
  getFavourites: endpoint(shopRoutes.getFavourites, {
    permission: 'cart.change',
    summary: 'The favourites of the customer, or of the visit',
    reply: z.object({ data: favourites }),
  }),
  setFavourite: endpoint(shopRoutes.setFavourite, {
    permission: 'cart.change',
    audits: ['favourites.changed'],
    summary: 'Makes an article a favourite, or no longer; those of a visit become the customer’s at the log-in',
    body: z.object({ articleId, isFavourite: z.boolean() }),
    reply: z.object({ success: z.literal(true), data: favourites }),
    errors: ['article.not-found'],
  }),
}
