import { Hono } from 'hono'
import type { BankId } from './bank-id.js'
import { controlRoutes } from './control.js'
import { telephoneRoutes } from './telephone.js'

/** Pages of the simulated BankID for browsers, and routes for tests. Relying parties use TLS on a port of its own. */
export function bankIdRoutes(bankId: BankId, path: () => string): Hono {
  return new Hono().route('/__control', controlRoutes(bankId)).route('/', telephoneRoutes(bankId, path))
}
