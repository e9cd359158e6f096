import type { CategorySort, PageSection } from '@klarsikt/contract/shop/types'
import type { AttributeId, Family } from '@klarsikt/core/catalogue'
import type { BackdropReference, VideoReference } from '@klarsikt/core/media'
import type { PictureReference } from '../../providers/pictures/port.js'

/** Which articles a rail shows; all given conditions hold, and only what can be bought is shown. */
export type RailRule = {
  readonly families?: readonly Family[]
  readonly brand?: string
  readonly attribute?: { readonly id: AttributeId; readonly value: string }
  readonly campaign?: true
  readonly outlet?: true
  readonly sort: CategorySort
  readonly limit: number
}

type Kind<K extends PageSection['kind']> = Extract<PageSection, { kind: K }>
type Tile = Kind<'tiles'>['tiles'][number]

/** A section as it is stored: pictures by hash, rails by rule. */
export type SectionData =
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

export type PageData = {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly heading: string
  readonly lead: string | null
  readonly updated: string | null
  readonly sections: readonly SectionData[]
}
