/** Key of every process on a database that a run starts by itself: with DATABASE_URL none makes a key of its own. */
export const SHARED_SECRET = 'the key of a run, worth nothing elsewhere'
