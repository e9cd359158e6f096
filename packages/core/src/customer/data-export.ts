/** An export of a customer's data can be fetched for this long, hours. */
export const DATA_EXPORT_HOURS = 24

/** Name of the file that a browser stores. */
export const DATA_EXPORT_FILE = 'mina-data-klarsikt.zip'

/** Vouchers of purchases are stored so long (bokföringslagen 7 kap. 2 §), years. */
export const VOUCHER_YEARS = 7
