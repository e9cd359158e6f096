/** The key of the tests. */
export const SECRET = 'a secret of tests, long enough for anything'
