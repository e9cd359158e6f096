/** The value of the choice to pay by invoice. The other choices are ids of saved cards. */
export const PAY_BY_INVOICE = 'invoice'
