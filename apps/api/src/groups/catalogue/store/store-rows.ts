import { isNull } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { staff, store } from './tables.js'

const queries = new QueryBuilder()

/** Stores for the queries of other groups, which join them like a table. */
export const storeRow = queries
  .select({
    id: store.id,
    slug: store.slug,
    name: store.name,
    street: store.street,
    postalCode: store.postalCode,
    city: store.city,
    phone: store.phone,
    services: store.services,
    hours: store.hours,
    deviatingHours: store.deviatingHours,
    bookingSystem: store.bookingSystem,
    bookingLocation: store.bookingLocation,
  })
  .from(store)
  .as('store_row')

/** The present employees with their roles, for the queries of other groups. Those who have left are missing. */
export const staffRow = queries
  .select({ storeId: staff.storeId, employeeNumber: staff.employeeNumber, role: staff.role })
  .from(staff)
  .where(isNull(staff.leftAt))
  .as('staff_row')
