import type { StoredPage } from '@klarsikt/contract/shop/types'
import { BRAND_NAME } from '@klarsikt/core/markets'
import * as metaMessages from '@klarsikt/core/messages/meta'
import * as pageMessages from '@klarsikt/core/messages/page'
import { CATEGORIES, categoryTitle } from '@klarsikt/core/paths'

/** The start page of a shop that has not written one: its name, and links to its categories. */
export const DEFAULT_HOME: StoredPage = {
  path: '/',
  title: BRAND_NAME,
  description: '',
  heading: BRAND_NAME,
  lead: null,
  updated: null,
  sections: [
    {
      kind: 'hero',
      heading: BRAND_NAME,
      text: metaMessages.defaultDescription({ brand: BRAND_NAME }),
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
