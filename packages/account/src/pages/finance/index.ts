export { changeFinance, type FinanceAnswer } from './change-finance.js'
export { FinancePage } from './finance-page.js'
export { type FinanceData, loadFinance } from './load-finance.js'
