import { migrate, openDatabase } from '@klarsikt/server/database'
import { createEncryption } from '@klarsikt/server/encryption'
import { postgresSetup, silentLog } from '@klarsikt/server/testing'
import { migrationsFolder } from '../migrations/index.js'
import { seedShop } from '../seed/seed-shop.js'
import { SECRET } from './secret.js'
import { NOW } from './small-shop-parts.js'
import { smallShop } from './small-shop.js'

/** The database template that every suite clones: all migrations and the small shop. */
export default postgresSetup(async (url) => {
  await migrate(url, migrationsFolder)
  const database = await openDatabase({ url, log: silentLog })
  const encryption = createEncryption(SECRET)
  await seedShop(database, smallShop, { encryption, now: new Date(NOW) })
  await database.close()
})
