import * as pageMessages from '@klarsikt/core/messages/page'
import { accountPage } from '@klarsikt/page-kit/page'
import { changeFavourites } from '../favourites/change-favourites.js'
import { VisitFavouritesPage } from '../favourites/favourites-page.js'
import { loadVisitFavourites } from '../favourites/load-favourites.js'

export const page = accountPage({
  key: 'favourites',
  load: loadVisitFavourites,
  title: pageMessages.favourites,
  mutate: changeFavourites,
  Page: VisitFavouritesPage,
})
