// Starts the peer shop in its own folder with a thousand products, on PORT and DATABASE_URL. Prints "ready" when it can
// be measured.
import { writeFileSync } from 'node:fs'
import {
  bootstrap,
  DefaultJobQueuePlugin,
  DefaultLogger,
  DefaultSearchPlugin,
  dummyPaymentHandler,
  JobQueueService,
  LogLevel,
} from '@vendure/core'
import { populate } from '@vendure/core/cli/index.js'

const config = {
  apiOptions: {
    port: Number(process.env.PORT),
    hostname: '127.0.0.1',
    adminApiPath: 'admin-api',
    shopApiPath: 'shop-api',
  },
  authOptions: {
    tokenMethod: ['bearer'],
    superadminCredentials: { identifier: 'bench', password: 'bench' },
    cookieOptions: { secret: 'bench' },
  },
  dbConnectionOptions: { type: 'postgres', url: process.env.DATABASE_URL, synchronize: true, logging: false },
  paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
  plugins: [DefaultJobQueuePlugin.init({}), DefaultSearchPlugin.init({ bufferUpdates: false })],
  logger: new DefaultLogger({ level: LogLevel.Warn }),
}

const initialData = {
  defaultLanguage: 'sv',
  defaultZone: 'Europa',
  taxRates: [{ name: 'Moms', percentage: 25 }],
  shippingMethods: [{ name: 'Brev', price: 2900 }],
  paymentMethods: [],
  countries: [{ name: 'Sverige', code: 'SE', zone: 'Europa' }],
  collections: [],
}

const words = [
  'Panto',
  'Aviator',
  'Rund',
  'Fyrkantig',
  'Smal',
  'Bred',
  'Nordisk',
  'Klassisk',
  'Sport',
  'Dam',
  'Herr',
  'Barn',
]
const rows = Array.from({ length: 1000 }, (_, i) => {
  const name = `${words[i % 12]} ${words[(i * 7) % 12]} ${i}`
  return `"${name}","bage-${i}","En båge i acetat, modell ${i}, med fjäderskalmar.",,,,,"sku-${i}",${500 + (i % 40) * 50},standard,1000000,true,,`
})
const csv = 'products.csv'
writeFileSync(
  csv,
  `name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets\n${rows.join('\n')}\n`,
)

const app = await populate(
  () =>
    bootstrap(config).then(async (started) => {
      await started.get(JobQueueService).start()
      return started
    }),
  initialData,
  csv,
)
await app.close()
const shop = await bootstrap(config)
await shop.get(JobQueueService).start()
await new Promise((resolve) => setTimeout(resolve, 8000))
console.log('ready')
