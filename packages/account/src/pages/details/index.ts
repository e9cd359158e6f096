export { DetailsPage } from './details-page.js'
export { type DetailsData, loadDetails } from './load-details.js'
export { type DetailsAnswer, type DetailsPageAnswer, saveDetails } from './save-details.js'
