export { changeStaffGiftCards } from './change-staff-gift-cards.js'
export { loadStaffGiftCards } from './load-staff-gift-cards.js'
export { StaffGiftCardsPage } from './staff-gift-cards-page.js'
