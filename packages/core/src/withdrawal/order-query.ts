/** Query of the withdrawal page that fills in the order number, so that a letter can link to it. */
export const WITHDRAWAL_ORDER_QUERY = 'ordernummer'
