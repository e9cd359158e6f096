import { Hono } from 'hono'
import type { BankId } from './bank-id.js'
import { controlRoutes } from './control.js'
import { telephoneRoutes } from './telephone.js'

/** What a browser and tests see of the simulated BankID; relying parties reach it over TLS at a port of its own. */
export function bankIdRoutes(bankId: BankId, path: () => string): Hono {
  return new Hono().route('/__control', controlRoutes(bankId)).route('/', telephoneRoutes(bankId, path))
}
