export const SECRET = 'a secret of tests, long enough for anything'
export const ADMIN_KEY = 'admin-key-of-tests'
