import type { ShopClient } from '@klarsikt/contract/client'

/** Changes the state of the shop: it takes a client and the data of a form, and returns the result. */
export type Mutation<Result> = (client: ShopClient, form: FormData) => Promise<Result>
