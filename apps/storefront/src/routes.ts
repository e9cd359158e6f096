import { shopRoutes } from './shop-routes.js'
import { writePageRoutes } from './write-page-routes.js'

/** The routes that the router builds. They are apart from the table, because finding page objects reads files. */
export default shopRoutes(writePageRoutes())
