import { exchangeFileTable } from '../file-exchange/columns.js'

/** The files for the collection agency. */
export const collectionFile = exchangeFileTable('collection_file')
