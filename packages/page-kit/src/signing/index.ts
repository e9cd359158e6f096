export { answersEachSecond, pauseSecond } from './answers-each-second.js'
export { SignByBankId } from './sign-by-bank-id.js'
export { type SigningCalls } from './signing-calls.js'
