import type { ShopClient } from '@klarsikt/contract/client'
import type { Permission } from '@klarsikt/core/access'
import type { PageKey } from '@klarsikt/core/paths'
import type { Mutation } from '@klarsikt/forms'
import type { ReactNode } from 'react'

/** What a page is opened with: its address, and the parameters of its path. */
export interface PageRequest {
  readonly url: URL
  readonly params: Readonly<Record<string, string | undefined>>
}

/** What a page asks of the shop's frame around it. */
export interface PageHandle {
  /** Hides header and footer [CHROME-021]. */
  readonly noLayout?: boolean
  /** Hides the sticky buttons of small screens, which would cover the page's controls [CHROME-022]. */
  readonly noFoldMobile?: boolean
}

/** Loads the data of a page with the calls of its visitor. */
export type Load<Data> = (client: ShopClient, request: PageRequest) => Promise<Data> | Data

interface PageBase<Data> {
  /** The key of the page's path in `pagePaths`. */
  readonly key: PageKey
  readonly load: Load<Data>
  readonly title: (data: Data) => string
  readonly handle?: PageHandle
  /** Keeps the address from other sites and from caches, because it holds the secret of a letter or an SMS. */
  readonly secret?: boolean
}

/** A page that only shows its data. */
export interface ReadPage<Data> extends PageBase<Data> {
  readonly mutate?: undefined
  readonly Page: (props: { readonly data: Data }) => ReactNode
}

/** A page with forms. The server and the browser both call `mutate`, so that forms work without scripts. */
export interface FormPage<Data, Answer> extends PageBase<Data> {
  readonly mutate: Mutation<Answer>
  readonly Page: (props: {
    readonly data: Data
    readonly answer: Answer | undefined
    readonly client: () => ShopClient
  }) => ReactNode
}

/** The permission that opens a page of the staff. */
export interface ForStaff {
  readonly permission: Permission
}

/** Defines a page of the customer's account, or another page that is loaded for one visitor. */
export function accountPage<Data, Answer>(page: FormPage<Data, Answer>): FormPage<Data, Answer>
export function accountPage<Data>(page: ReadPage<Data>): ReadPage<Data>
export function accountPage(page: unknown): unknown {
  return page
}

/** Defines a page of the staff. The shop refuses it to customers, and to staff without its permission. */
export function staffPage<Data, Answer>(page: FormPage<Data, Answer> & ForStaff): FormPage<Data, Answer> & ForStaff
export function staffPage<Data>(page: ReadPage<Data> & ForStaff): ReadPage<Data> & ForStaff
export function staffPage(page: unknown): unknown {
  return page
}
