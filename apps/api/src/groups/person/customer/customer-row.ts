import { QueryBuilder } from 'drizzle-orm/pg-core'
import { customer } from './tables.js'

/** The columns of customers that other groups may join. The profile and the personal number are sealed. */
export const customerRow = new QueryBuilder()
  .select({
    id: customer.id,
    number: customer.number,
    profile: customer.profile,
    personalNumber: customer.personalNumber,
    cartId: customer.cartId,
  })
  .from(customer)
  .as('customer_row')
