export { loadWinback, loadWinbackConfirmation, type WinbackData } from './load-winback.js'
export { winBack, type WinbackAnswer } from './win-back.js'
export { WinbackConfirmationPage } from './winback-confirmation-page.js'
export { WinbackPage } from './winback-page.js'
