import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import { accountPage } from '@klarsikt/page-kit/page'
import { changeFriends } from './change-friends.js'
import { FriendsPage } from './friends-page.js'
import { loadFriends } from './load-friends.js'

export const page = accountPage({
  key: 'account-friends-signup',
  load: loadFriends,
  title: accountPageMessages.friendsSignup,
  mutate: changeFriends,
  Page: FriendsPage,
})
