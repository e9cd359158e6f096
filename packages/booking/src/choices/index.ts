export { type BookingChoices, CHOICE_QUERY, choiceFields, readChoices } from './choices.js'
export { EXAM_WORDS } from './exam-words.js'
