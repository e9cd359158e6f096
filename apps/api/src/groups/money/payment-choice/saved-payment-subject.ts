import * as accountFinanceMessages from '@klarsikt/core/messages/account-finance'
import { ZERO } from '@klarsikt/core/money'
import { isSaving, maskedMeans, savedPaymentStates } from '@klarsikt/core/payment'
import { SHOP } from '@klarsikt/shop-config'
import { eq } from 'drizzle-orm'
import type { BaseDeps } from '../../../context.js'
import type { PaymentSubject, SubjectRef } from '../../../payment-subject.js'
import type { PaymentCustomer } from '../../../providers/payment/port.js'
import { sealSavedPayment } from '../../../providers/payment/saved-payment.js'
import { keepOneOfSame, lockSaving } from '../../money/payment/saved-payments.js'
import { openSnapshot } from '../../money/payment/sealed-snapshot.js'
import { savedPayment } from '../../money/payment/tables.js'
import { audit, enqueueLetter } from '../../platform/index.js'
import { savedCardLetter } from './letters.js'

/** What is agreed when a means of payment is saved. */
export type SavingSnapshot = { readonly customer: PaymentCustomer; readonly returnPath: string }

/** The payment subject of an attempt to save. */
export function savingSubject({ id }: { readonly id: string }): SubjectRef {
  return { type: 'saved-payment', id }
}

/** The payment subject that saves a means of payment without buying anything. */
export function savedPaymentSubject(deps: BaseDeps): PaymentSubject {
  return {
    describe({ subject, snapshot }) {
      const { customer, returnPath } = openSnapshot<SavingSnapshot>(deps.encryption, snapshot)
      const line = {
        kind: 'goods',
        reference: `saved-${subject.id}`,
        name: accountFinanceMessages.savedCardLine({ brand: SHOP.brand.name }),
        quantity: 1,
        unitPrice: ZERO,
        vatRate: 0,
        total: ZERO,
        subscription: { name: accountFinanceMessages.savedCardPurpose(), months: 1 },
      } as const
      return { amount: ZERO, lines: [line], customer, returnPath, savesPayment: true }
    },
    async lock(tx, { subject }) {
      const row = await lockSaving(tx, subject.id)
      return row !== null && isSaving(row.state)
    },
    async settle(tx, { subject: { id }, snapshot, provider, saved }) {
      if (!saved) throw new Error(`Nothing was saved for ${id}`)
      const now = deps.clock.now()
      const { sealedToken: token, means } = sealSavedPayment(deps.encryption, provider, saved)
      const [row] = await tx.orm
        .update(savedPayment)
        .set({ ...means, provider, token, state: savedPaymentStates.to('save'), savedAt: now })
        .where(eq(savedPayment.id, id))
        .returning()
      await audit(tx, now, { action: 'saved-payment.saved', subject: 'saved-payment', id })
      if (row && (await keepOneOfSame(tx, row, now)).id !== id) return
      const { customer } = openSnapshot<SavingSnapshot>(deps.encryption, snapshot)
      const card = maskedMeans(means) ?? accountFinanceMessages.cardUnnamed()
      const data = { firstName: customer.firstName ?? '', card }
      await enqueueLetter(deps, tx, { template: savedCardLetter, to: customer.email, data, key: id })
    },
    // The row stays, and the customer continues with it the next time.
    release: async () => {},
    reverse: async () => false,
  }
}
