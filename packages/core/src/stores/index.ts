export { storeIcon, type StoreIcon } from './icon.js'
export {
  formatHour,
  formatHours,
  hoursOn,
  isOpenAt,
  type DeviatingHours,
  type OpenHours,
  type WeekHours,
} from './hours.js'
export { openingState } from './opening-state.js'
export { byDistance, distanceKm, formatKm, type Position } from './distance.js'
export { readyDay } from './ready-day.js'
export { openingText } from './opening-text.js'
export { readStoreQuery } from './query.js'
export { STORE_SERVICE_MESSAGES, STORE_SERVICES, isStoreService, type StoreService } from './services.js'
export type { StoreAccess } from './access.js'
export { fitsFilter, type StoreFilter } from './filter.js'
export { STOCK_LEVELS, stockLevel, type StockLevel } from './stock.js'
