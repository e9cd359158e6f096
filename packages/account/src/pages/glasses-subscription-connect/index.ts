export { connectLifestyle, type ConnectAnswer } from './connect-lifestyle.js'
export { ConnectPage } from './connect-page.js'
export { loadConnect } from './load-connect.js'
