export { changeFavourites, type FavouritesAnswer } from './change-favourites.js'
export { FavouritesPage, VisitFavouritesPage } from './favourites-page.js'
export { type FavouritesData, loadFavourites, loadVisitFavourites } from './load-favourites.js'
