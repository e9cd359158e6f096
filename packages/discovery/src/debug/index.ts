/** Exports a panel for developers: requests, events (also those that wait for consent) and times. */
export { openDebugPanel } from './panel.js'
