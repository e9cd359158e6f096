import { defineModule } from '../../../define-module.js'
import { staff } from './tables.js'

export const storeModule = defineModule({
  name: 'store',
  sealed: [staff.email, staff.mobile],
})
