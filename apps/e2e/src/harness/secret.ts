/** Secret of every process in a run: with DATABASE_URL, the shop does not generate one. */
export const SHARED_SECRET = 'the key of a run, worth nothing elsewhere'
