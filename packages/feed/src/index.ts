export { checkProduct, type CheckedLine, type RejectedLine } from './check/check-product.js'
export { type Mapping, mappingSchema, mapLines } from './readers/mapping.js'
export { FEED_FORMATS, type FeedFormat, readFeedFile } from './readers/read-file.js'
export { type FeedLine, readNdjson } from './readers/read-ndjson.js'
