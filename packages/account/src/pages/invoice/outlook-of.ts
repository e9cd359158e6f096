import type { Invoice } from '@klarsikt/contract/shop/types'
import { isDebitOpen, isDebitSent } from '@klarsikt/core/autogiro'
import { dayText } from '@klarsikt/core/calendar'
import * as accountFinanceMessages from '@klarsikt/core/messages/account-finance'

/** Says what the customer has to do about an invoice, or that they have to do nothing. */
export function outlookOf({ status, payment, bankgiro, orderNumber, debit }: Invoice): string {
  switch (status) {
    case 'notPaid':
    case 'partlyPaid':
      if (payment === 'pending') return accountFinanceMessages.paying()
      if (debit && isDebitOpen(debit.state)) return debitText(debit)
      return bankgiro === null ? accountFinanceMessages.payHere() : accountFinanceMessages.payHow({ number: bankgiro })
    case 'paymentReserved':
      return orderNumber === null ? accountFinanceMessages.drawn() : accountFinanceMessages.reserved()
    case 'paymentInProgress':
      return accountFinanceMessages.inProgress()
    case 'inCollection':
      return accountFinanceMessages.inCollection()
    case 'returnedFaultyAddress':
      return accountFinanceMessages.returned()
    case 'transferred':
      return accountFinanceMessages.transferred()
    case 'ended':
      return orderNumber === null ? accountFinanceMessages.writtenOff() : accountFinanceMessages.ended()
    case 'paid':
      return accountFinanceMessages.nothingLeft()
  }
}

function debitText({ state, on }: NonNullable<Invoice['debit']>): string {
  const day = dayText(on)
  return isDebitSent(state) ? accountFinanceMessages.debitSent({ day }) : accountFinanceMessages.debitPlanned({ day })
}
