export { changeFriends, type FriendsAnswer } from './change-friends.js'
export { FriendsPage } from './friends-page.js'
export { type FriendsData, loadFriends } from './load-friends.js'
