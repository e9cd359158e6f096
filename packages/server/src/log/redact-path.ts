/**
 * A segment this long that mixes letters and digits is a key to something: order links, webhooks, payment links. So is
 * one that mixes upper and lower case: one random token in a thousand has no digit.
 */
const SECRET_SEGMENT = /^(?:(?=.*\d)(?=.*[a-z])|(?=.*\d)(?=.*[A-Z])|(?=.*[a-z])(?=.*[A-Z]))[\w~.-]{20,}$/
/** Eight or more digits in a row may be a personal, card or order number. */
const LONG_NUMBER = /\d{8,}/g

/** A path that is fit for the log: no query string, no tokens, no long numbers. */
export function redactPath(path: string): string {
  const end = path.search(/[?#]/)
  const bare = end === -1 ? path : path.slice(0, end)
  return bare
    .split('/')
    .map((segment) => (SECRET_SEGMENT.test(segment) ? '***' : segment.replace(LONG_NUMBER, '***')))
    .join('/')
}
