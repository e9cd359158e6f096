export { changeReturn, type ReturnAnswer } from './change-return.js'
export { loadReturn } from './load-return.js'
export { ReturnPage } from './return-page.js'
