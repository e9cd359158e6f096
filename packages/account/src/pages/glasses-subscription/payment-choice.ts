/** The name of the choice of invoices, beside the ids of cards. */
export const PAY_BY_INVOICE = 'invoice'
