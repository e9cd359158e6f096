import { defineModule } from '../../../define-module.js'
import { autogiroMandate } from './tables.js'

export const mandateModule = defineModule({
  name: 'mandate',
  sealed: [
    autogiroMandate.account,
    autogiroMandate.personalNumber,
    autogiroMandate.document,
    autogiroMandate.signature,
  ],
})
