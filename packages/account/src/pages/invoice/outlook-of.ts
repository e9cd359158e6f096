import type { Invoice } from '@klarsikt/contract/shop/types'
import * as accountFinanceMessages from '@klarsikt/core/messages/account-finance'

/** What the customer has to do with an invoice, or that it is nothing. */
export function outlookOf({ status, payment, bankgiro, orderNumber }: Invoice): string {
  switch (status) {
    case 'notPaid':
    case 'partlyPaid':
      if (payment === 'pending') return accountFinanceMessages.paying()
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
