import { STORE_SERVICES, type StoreAccess, storeIcon, type WeekHours } from '@klarsikt/core/stores'
import type { Executor } from '@klarsikt/server/database'
import { z } from 'zod'
import { insertStore } from '../groups/catalogue/index.js'

const text = (max: number) => z.string().trim().min(1, 'is missing').max(max)
const coordinate = (most: number) => z.coerce.number().min(-most).max(most)

/** The input for a new store. Opening hours are seven days from Monday, each like `10-18` or `closed`. */
export const newStore = z.object({
  name: text(80),
  slug: text(80).regex(/^[\p{Ll}\d-]+$/u, 'may have small letters, digits and - only'),
  street: text(120),
  postalCode: z.string().regex(/^[1-9]\d{2} ?\d{2}$/, 'is not a Swedish postal code'),
  city: text(60),
  municipality: text(60),
  county: text(60),
  lat: coordinate(90),
  lon: coordinate(180),
  phone: text(30),
  services: z
    .string()
    .transform((value) => value.split(',').map((service) => service.trim()))
    .pipe(z.array(z.enum(STORE_SERVICES)))
    .default([]),
  parking: text(200).optional(),
  transit: text(200).optional(),
  entrance: text(200).optional(),
  hours: z
    .string()
    .transform((value) => value.split(',').map((day) => day.trim()))
    .pipe(
      z
        .array(z.string().regex(/^(closed|\d{1,2}(:\d{2})?-\d{1,2}(:\d{2})?)$/, 'is not like 10-18'))
        .length(7, 'are not seven days'),
    )
    .transform((days): WeekHours => days.map(hoursOf)),
})

const clockTime = (typed: string) => {
  const [hour = '', minute = '00'] = typed.split(':')
  return `${hour.padStart(2, '0')}:${minute}`
}

function hoursOf(typed: string) {
  const [opens, closes] = typed.split('-')
  return opens !== undefined && closes !== undefined ? { opens: clockTime(opens), closes: clockTime(closes) } : null
}

/** Adds a store and returns its number; null when its slug is taken. */
export async function addStore(
  executor: Executor,
  { parking, transit, entrance, ...typed }: z.infer<typeof newStore>,
): Promise<number | null> {
  const access: StoreAccess = { parking, transit, entrance }
  return insertStore(executor, {
    ...typed,
    postalCode: typed.postalCode.replace(/^(\d{3}) ?/, '$1 '),
    icon: storeIcon(typed.name),
    access,
  })
}
