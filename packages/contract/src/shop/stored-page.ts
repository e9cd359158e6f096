import type { AttributeId, Family } from '@klarsikt/core/catalogue'
import type { BackdropReference, PictureReference, VideoReference } from '@klarsikt/core/media'
import type { z } from 'zod'
import type { CATEGORY_SORTS, page } from './site.js'

type PageSection = z.output<typeof page>['sections'][number]

/** Which articles a rail shows. They must meet all conditions that are set, and be buyable online. */
export type RailRule = {
  readonly families?: readonly Family[]
  readonly brand?: string
  readonly attribute?: { readonly id: AttributeId; readonly value: string }
  readonly campaign?: true
  readonly outlet?: true
  readonly sort: (typeof CATEGORY_SORTS)[number]
  readonly limit: number
}

type Kind<K extends PageSection['kind']> = Extract<PageSection, { kind: K }>
type Tile = Kind<'tiles'>['tiles'][number]

/** A section as it is stored: pictures by their hash, and rails by their rule. */
export type StoredSection =
  | Kind<'text' | 'faq' | 'usps' | 'table' | 'nearest-store'>
  | (Omit<Kind<'hero'>, 'image' | 'backdrop'> & {
      readonly image: PictureReference | null
      readonly backdrop?: BackdropReference | null
    })
  | (Omit<Kind<'video'>, 'video'> & { readonly video: VideoReference })
  | (Omit<Kind<'rail'>, 'articles'> & { readonly rule: RailRule })
  | (Omit<Kind<'tiles'>, 'tiles'> & {
      readonly tiles: readonly (Omit<Tile, 'image'> & { readonly image: PictureReference | null })[]
    })

/** A content page as it is stored. The home page has the path `/`. */
export type StoredPage = {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly heading: string
  readonly lead: string | null
  /** `YYYY-MM-DD`, for pages whose date matters; else null. */
  readonly updated: string | null
  readonly sections: readonly StoredSection[]
}
