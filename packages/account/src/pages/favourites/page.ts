import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import { accountPage } from '@klarsikt/page-kit/page'
import { changeFavourites } from './change-favourites.js'
import { FavouritesPage } from './favourites-page.js'
import { loadFavourites } from './load-favourites.js'

export const page = accountPage({
  key: 'account-favourites',
  load: loadFavourites,
  title: accountPageMessages.favourites,
  mutate: changeFavourites,
  Page: FavouritesPage,
})
