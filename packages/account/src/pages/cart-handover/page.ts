import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import { accountPage } from '@klarsikt/page-kit/page'
import { CartHandoverPage } from './cart-handover-page.js'
import { loadCartHandover } from './load-cart-handover.js'

export const page = accountPage({
  key: 'account-cart-handover',
  load: loadCartHandover,
  title: accountPageMessages.cartHandover,
  Page: CartHandoverPage,
})
