import * as accountSubscriptionMessages from '@klarsikt/core/messages/account-subscription'
import { accountPage } from '@klarsikt/page-kit/page'
import { LensProductsPage } from './lens-products-page.js'
import { loadLensProducts } from './load-lens-products.js'

export const page = accountPage({
  key: 'account-subscription-lens-products',
  load: loadLensProducts,
  title: accountSubscriptionMessages.newProduct,
  Page: LensProductsPage,
})
