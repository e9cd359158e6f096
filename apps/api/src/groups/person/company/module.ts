import { defineModule } from '../../../define-module.js'
import { agreement } from './tables.js'

export const companyModule = defineModule({
  name: 'company',
  sealed: [agreement.content, agreement.document, agreement.signature],
})
