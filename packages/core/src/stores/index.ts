export { STORE_VIEWS, isStoreView, type StoreView } from './views.js'
export { STORE_ICONS, storeIcon, type StoreIcon } from './icon.js'
export {
  formatHour,
  formatHours,
  hoursOn,
  isOpenAt,
  type DeviatingHours,
  type OpenHours,
  type WeekHours,
} from './hours.js'
export { CLOSES_SOON_MINUTES, OPENING_HORIZON_DAYS, openingState, type OpeningState } from './opening-state.js'
export { byDistance, distanceKm, formatKm, type Position } from './distance.js'
export { LAY_OUT_MINUTES, readyDay } from './ready-day.js'
export { openingText } from './opening-text.js'
export { readStoreQuery, type StoreQuery } from './query.js'
export { STORE_SERVICE_MESSAGES, STORE_SERVICES, isStoreService, type StoreService } from './services.js'
export type { StoreAccess } from './access.js'
export { fitsFilter, type StoreFilter } from './filter.js'
export { STOCK_LEVELS, stockLevel, type StockLevel } from './stock.js'
