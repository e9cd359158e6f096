import { storeIcon, type WeekHours } from '@klarsikt/core/stores'
import type { Executor } from '@klarsikt/server/database'
import { z } from 'zod'

const text = (max: number) => z.string().trim().min(1, 'is missing').max(max)
const coordinate = (most: number) => z.coerce.number().min(-most).max(most)

/** What is typed of a store. Its hours are asked for as `10-18`, or `closed`, from Monday to Sunday. */
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

/** Adds a store and answers its number; null when its slug is taken. */
export async function addStore(executor: Executor, store: z.infer<typeof newStore>): Promise<number | null> {
  const { name, slug, street, postalCode, city, municipality, county, lat, lon, phone, hours } = store
  const added = await executor.query<{ id: number }>({
    text: `insert into store (id, slug, name, street, postal_code, city, municipality, county, lat, lon, phone, icon, services, hours)
           select coalesce(max(id), 0) + 1, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, '[]'::jsonb, $12::jsonb from store
           on conflict (slug) do nothing returning id`,
    values: [
      slug,
      name,
      street,
      postalCode.replace(/^(\d{3}) ?/, '$1 '),
      city,
      municipality,
      county,
      lat,
      lon,
      phone,
      storeIcon(name),
      JSON.stringify(hours),
    ],
  })
  return added.rows[0]?.id ?? null
}
