export {
  type AdvisoryLock,
  type HeldLock,
  lockInTransaction,
  tryAdvisoryLock,
  withAdvisoryLock,
} from './advisory-lock.js'
export { type Database, openDatabase, type TransactionOptions } from './database.js'
export { type EmbeddedPostgres, findEmbeddedPostgres, startEmbeddedPostgres } from './embedded/embedded-postgres.js'
export { type FollowOptions, followChanges, type Follower } from './follow-changes.js'
export { migrate } from './migrate.js'
export { ownConnection } from './own-connection.js'
export { createOrm, type Executor, type Orm, type Statement } from './executor.js'
export { type Params, prepared } from './prepared.js'
export { retryDuringOutage } from './retry-during-outage.js'
export { DatabaseAway, isConflict, isOutage, violatedConstraint } from './outage.js'
export { waitForDatabase } from './wait-for-database.js'
export { countQueries } from './query-count.js'
export { type HandWritten, statement } from './statement.js'
