export { changeFavourites, type FavouritesAnswer } from './change-favourites.js'
export { FavouritesPage } from './favourites-page.js'
export { type FavouritesData, loadFavourites } from './load-favourites.js'
