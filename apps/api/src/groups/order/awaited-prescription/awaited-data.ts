import type { Executor } from '@klarsikt/server/database'
import { and, eq, inArray } from 'drizzle-orm'
import type { CustomerData } from '../../../customer-data.js'
import { awaitedPrescription, prescriptionPhoto } from '../order/awaited-tables.js'
import { order } from '../order/tables.js'
import { pairText, selectPairs } from './find-pairs.js'
import { openPhoto, openRequest } from './sealed.js'

const TYPES: Readonly<Record<string, string>> = { 'application/pdf': 'pdf' }

/** The prescriptions that a customer's orders wait for, and the sent pictures. */
export const awaitedData: CustomerData = {
  file: 'recept-till-ordrar',
  columns: [awaitedPrescription.orderNumber, prescriptionPhoto.orderNumber],
  async read({ encryption }, tx, { id }) {
    const rows = await selectPairs(tx, eq(order.customerId, id))
    return rows.map(({ awaited: { request, ...awaited }, photo }) => ({
      ...awaited,
      request: openRequest(encryption, request),
      photoSentAt: photo?.sentAt ?? null,
    }))
  },
  async readFiles({ encryption }, tx, { id }) {
    const { orderNumber } = prescriptionPhoto
    const photos = await tx.orm
      .select({ photo: prescriptionPhoto })
      .from(prescriptionPhoto)
      .innerJoin(order, and(eq(order.number, orderNumber), eq(order.customerId, id)))
    return photos.map(({ photo }) => ({
      name: `recept-${pairText(photo)}.${TYPES[photo.mediaType] ?? 'jpg'}`,
      title: `Bild av receptet till order ${photo.orderNumber}`,
      bytes: openPhoto(encryption, photo.content),
    }))
  },
  async erase(_deps, tx, { id }) {
    const numbers = await numbersOf(tx, id)
    if (numbers.length === 0) return
    await tx.orm.delete(prescriptionPhoto).where(inArray(prescriptionPhoto.orderNumber, numbers))
    await tx.orm.delete(awaitedPrescription).where(inArray(awaitedPrescription.orderNumber, numbers))
  },
}

async function numbersOf({ orm }: Executor, customerId: string): Promise<string[]> {
  const rows = await orm.select({ number: order.number }).from(order).where(eq(order.customerId, customerId))
  return rows.map(({ number }) => number)
}
