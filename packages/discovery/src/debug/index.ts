/** Exports a panel for developers with requests, events, times and what waits for consent. */
export { openDebugPanel } from './panel.js'
