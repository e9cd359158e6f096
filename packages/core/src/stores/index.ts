export { STORE_VIEWS, isStoreView, type StoreView } from './views.js'
export { STORE_ICONS, storeIcon, type StoreIcon } from './icon.js'
export { formatHours, hoursOn, isOpenAt, type DeviatingHours, type OpenHours, type WeekHours } from './hours.js'
export { byDistance, distanceKm, formatKm, type Position } from './distance.js'
