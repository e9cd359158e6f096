import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { ok } from '@klarsikt/core/lib'
import { defineModule } from '../../../define-module.js'
import { implement } from '../../../http/implement.js'
import { favouriteData } from './favourite-data.js'
import { findFavourites, forgetFavouritesOfVisits, setFavourite } from './favourites.js'

export const favouriteModule = defineModule({
  name: 'favourite',
  endpoints: [
    implement(shop.getFavourites, async ({ database, session }) =>
      ok({ data: { articleIds: session ? await findFavourites(database, session) : [] } }),
    ),
    implement(shop.setFavourite, async (ctx, { body }) => {
      const set = await setFavourite(ctx, body)
      return set.ok ? ok({ success: true as const, data: { articleIds: set.value } }) : set
    }),
  ],
  jobs: [
    {
      name: 'favourite-clean',
      schedule: { cron: '27 * * * *' },
      audits: { exempt: 'It deletes the favourites of visits whose sessions have expired.' },
      handle: ({ database, clock }) => forgetFavouritesOfVisits(database, clock.now()),
    },
  ],
  personalData: [favouriteData],
})
