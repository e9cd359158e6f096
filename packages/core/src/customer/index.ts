export { customerNumber, parseCustomerNumber } from './customer-number.js'
export { FAVOURITES_MAXIMUM } from './favourites.js'
export {
  dataExportFile,
  DATA_EXPORT_HOURS,
  DATA_EXPORT_PAUSES_MS,
  DATA_EXPORT_SHOWN_DAYS,
  DATA_EXPORT_STATUSES,
  dataExportStatus,
  isExportUnderWay,
} from './data-export.js'
export { checkCustomerDetails, checkDetailsChange, type CustomerDetails, type DetailsChange } from './details.js'
