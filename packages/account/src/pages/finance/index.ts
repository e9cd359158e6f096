export { FinancePage } from './finance-page.js'
export { loadFinance } from './load-finance.js'
