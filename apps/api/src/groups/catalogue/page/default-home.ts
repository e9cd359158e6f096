import type { StoredPage } from '@klarsikt/contract/shop/types'
import * as metaMessages from '@klarsikt/core/messages/meta'
import * as pageMessages from '@klarsikt/core/messages/page'
import { SHOP } from '@klarsikt/shop-config'
import { CATEGORIES, categoryTitle } from '@klarsikt/shop-config/paths'

/** The start page of a shop that has not written one: its name, and links to its categories. */
export const DEFAULT_HOME: StoredPage = {
  path: '/',
  title: SHOP.brand.name,
  description: '',
  heading: SHOP.brand.name,
  lead: null,
  updated: null,
  sections: [
    {
      kind: 'hero',
      heading: SHOP.brand.name,
      text: metaMessages.defaultDescription({ brand: SHOP.brand.name }),
      link: null,
      image: null,
      backdrop: null,
      tone: 'linen',
    },
    {
      kind: 'tiles',
      heading: pageMessages.homeAssortment(),
      tiles: CATEGORIES.filter(({ parent }) => parent === null).map(({ key, path }) => ({
        title: categoryTitle(key),
        text: '',
        path,
        image: null,
      })),
    },
  ],
}
