import type { ShopClient } from '@klarsikt/contract/client'

/** A change of the shop's state: what a form sends, by whichever client, to what came of it. */
export type Mutation<Result> = (client: ShopClient, form: FormData) => Promise<Result>
