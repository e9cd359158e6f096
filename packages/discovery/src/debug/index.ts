/** A panel for developers: requests, events, timings, and what consent holds back. */
export { openDebugPanel } from './panel.js'
