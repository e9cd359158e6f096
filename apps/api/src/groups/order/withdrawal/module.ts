import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { defineModule } from '../../../define-module.js'
import { asData } from '../../../http/answers.js'
import { implement } from '../../../http/implement.js'
import { declareWithdrawal } from './declare.js'
import { withdrawal } from './tables.js'
import { withdrawalData } from './withdrawal-data.js'
import { withdrawalLetters } from './withdrawal-letters.js'

/** The statutory withdrawal function. Everybody can use it without an account. */
export const withdrawalModule = defineModule({
  name: 'withdrawal',
  endpoints: [
    implement(shop.declareWithdrawal, async (ctx, { body }) =>
      asData(await declareWithdrawal(ctx, { ...body, goods: body.goods ?? '' })),
    ),
  ],
  letters: withdrawalLetters,
  personalData: [withdrawalData],
  sealed: [withdrawal.declaration],
})
