import * as pageMessages from '@klarsikt/core/messages/page'
import { accountPage } from '@klarsikt/page-kit/page'
import { HomePage } from './home-page.js'
import { loadHome } from './load-home.js'

export const page = accountPage({
  key: 'account',
  load: loadHome,
  title: pageMessages.account,
  Page: HomePage,
})
