import { problemText } from '@klarsikt/core/errors'
import { parseSwedishMobile } from '@klarsikt/core/identity/phone'
import { err, ok, type Result } from '@klarsikt/core/lib'
import * as paymentLinkMessages from '@klarsikt/core/messages/payment-link'
import type { Ctx } from '../../../context.js'

/** The number for an SMS to a customer in E.164, or a text for staff that says why none can be sent. */
export function smsNumber({ settings }: Pick<Ctx, 'settings'>, mobile: string): Result<string, string> {
  if (settings.sms === null) return err(paymentLinkMessages.noSms())
  const number = parseSwedishMobile(mobile)
  return number.ok ? ok(number.value) : err(paymentLinkMessages.noMobile({ reason: problemText(number.error) }))
}
