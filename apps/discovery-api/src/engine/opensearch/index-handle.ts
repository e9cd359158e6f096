import type { Connection } from './connection.js'
import type { IndexMetadata } from './index-metadata.js'

/** An index of the cluster, and what this process knows of it. */
export type IndexHandle = {
  readonly connection: Connection
  readonly index: string
  readonly metadata: IndexMetadata
}
