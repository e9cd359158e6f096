export { type Times, loadTimes } from './load-times.js'
export { type TimeRefusal, noSuchTime, outcomeWithTimes } from './outcome-with-times.js'
export { TimeChoice } from './time-choice.js'
export { SHOWN_DAY, mondayOf } from './times-view.js'
