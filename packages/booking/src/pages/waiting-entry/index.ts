export { changeWaitingEntry, type WaitingEntryAnswer } from '../../waiting-entry/change-waiting-entry.js'
export { loadWaitingEntry, type WaitingEntryData } from '../../waiting-entry/load-waiting-entry.js'
export { WaitingEntryPage } from '../../waiting-entry/waiting-entry-page.js'
