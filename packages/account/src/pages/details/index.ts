export { DetailsPage } from './details-page.js'
export { loadDetails } from './load-details.js'
export { type DetailsAnswer, saveDetails } from './save-details.js'
