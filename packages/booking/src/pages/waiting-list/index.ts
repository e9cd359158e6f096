export { changeWaitingList } from '../../waiting-list/change-waiting-list.js'
export { loadWaitingList, type WaitingListData } from '../../waiting-list/load-waiting-list.js'
export { WaitingListPage } from '../../waiting-list/waiting-list-page.js'
