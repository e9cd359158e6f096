import { defineModule } from '../../../define-module.js'
import { carryAgreements } from './carry-agreements.js'
import { agreement } from './tables.js'

export const companyModule = defineModule({
  name: 'company',
  hooks: { carryVisit: carryAgreements },
  sealed: [agreement.content, agreement.document, agreement.signature],
})
