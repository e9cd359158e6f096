/**
 * A segment of 20 or more characters that mixes letters and digits may be a token of an order link, a webhook or a
 * payment link. One that mixes upper and lower case may be one too, because one random token in a thousand has no
 * digit.
 */
const SECRET_SEGMENT = /^(?:(?=.*\d)(?=.*[a-z])|(?=.*\d)(?=.*[A-Z])|(?=.*[a-z])(?=.*[A-Z]))[\w~.-]{20,}$/
/** Eight or more digits in a row may be a personal number, a card number or an order number. */
const LONG_NUMBER = /\d{8,}/g

/** Removes the query, tokens and long numbers from a path, so that it may be logged. */
export function redactPath(path: string): string {
  const end = path.search(/[?#]/)
  const bare = end === -1 ? path : path.slice(0, end)
  return bare
    .split('/')
    .map((segment) => (SECRET_SEGMENT.test(segment) ? '***' : segment.replace(LONG_NUMBER, '***')))
    .join('/')
}
