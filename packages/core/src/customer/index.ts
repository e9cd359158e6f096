export { CUSTOMER_NUMBER_DIGITS, customerNumber, isCustomerNumber } from './customer-number.js'
export { checkCustomerDetails, type CustomerDetails, type CustomerDetailsProblems } from './details.js'
