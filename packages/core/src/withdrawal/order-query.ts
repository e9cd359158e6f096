/** Query parameter that fills in the order number on the withdrawal page. Letters link with it. */
export const WITHDRAWAL_ORDER_QUERY = 'ordernummer'
