export { articleRow } from './catalogue/article-rows.js'
export { hasAttribute } from './catalogue/attributes.js'
export type { ArticleView } from './catalogue/build-article.js'
export type { Catalogue } from './catalogue/catalogue.js'
export { catalogueRecord } from './catalogue/catalogue-record.js'
export { modelKeyOfRow } from './catalogue/colours-of.js'
export type { ArticleData } from './catalogue/data.js'
export { findPictureSpec } from './catalogue/find-picture.js'
export { logModelChanged } from './catalogue/log-model-changed.js'
export { skuStatus, unitPriceAt } from './catalogue/price.js'
export { SkuTaken, saveArticle } from './catalogue/save-article.js'
export { type SkuFacts, skuFactsOf } from './catalogue/sku-facts.js'
export { sortArticles } from './catalogue/sort.js'
export type { CatalogueState } from './catalogue/state.js'
export { wireVideo } from './catalogue/wire-video.js'
export { DEFAULT_HOME } from './page/default-home.js'
export { foldTerm, splitText } from './search-terms/search-terms.js'
export { setStorePieces } from './stock/set-store-pieces.js'
export { storeStockRow } from './stock/stock-rows.js'
export {
  type Pieces,
  holdEnough,
  holdPieces,
  holdStorePieces,
  neededPieces,
  releasePieces,
  restockPieces,
  sellPieces,
} from './stock/stock.js'
export { findLocality } from './store/find-locality.js'
export { findStaff } from './store/find-staff.js'
export { findStaffName } from './store/find-staff-name.js'
export { findStoreContact, findStoreName, isStore, storeNameIn } from './store/find-store-name.js'
export { findStore, findStores } from './store/find-stores.js'
export type { StoreRow } from './store/load-stores.js'
export { lockStore } from './store/lock-store.js'
export { openStaffEmail, sealStaffEmail } from './store/staff-email.js'
export { type StaffMobile, openStaffMobile, sealStaffMobile } from './store/staff-mobile.js'
export { staffRow, storeRow } from './store/store-rows.js'
export { insertStaff, updateStaff } from './store/write-staff.js'
export { insertStore, setBookingSystem } from './store/write-store.js'
