import { BRAND_NAME } from '@klarsikt/core/markets'
import { categoryMessages, metaMessages, navMessages, pageMessages, translator } from '@klarsikt/core/messages'
import { CATEGORIES } from '@klarsikt/core/paths'
import type { PageData } from './data.js'

const t = translator(categoryMessages, metaMessages, navMessages, pageMessages)

/** The start page of a shop that has not written one: its name and the way to its categories. */
export const DEFAULT_HOME: PageData = {
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
      text: t('meta.defaultDescription', { brand: BRAND_NAME }),
      link: null,
      image: null,
      tone: 'linen',
    },
    {
      kind: 'tiles',
      heading: t('page.home.assortment'),
      tiles: CATEGORIES.filter(({ parent }) => parent === null).map(({ title, path }) => ({
        title: t.dynamic(title),
        text: '',
        path,
        image: null,
      })),
    },
  ],
}
