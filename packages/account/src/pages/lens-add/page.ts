import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import { accountPage } from '@klarsikt/page-kit/page'
import { AddLensPage } from '../lens-products/add-lens-page.js'
import { addLens } from '../lens-products/add-lens.js'
import { loadAddLens } from '../lens-products/load-lens-products.js'

export const page = accountPage({
  key: 'account-subscription-lens-add-product',
  load: loadAddLens,
  title: (page) =>
    'article' in page ? `${page.article.brand} ${page.article.name}` : accountPageMessages.subscriptionLensAddProduct(),
  mutate: addLens,
  Page: AddLensPage,
})
