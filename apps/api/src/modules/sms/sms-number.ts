import { problemText } from '@klarsikt/core/errors'
import { parseSwedishMobile } from '@klarsikt/core/identity/phone'
import { err, ok, type Result } from '@klarsikt/core/lib'
import * as paymentLinkMessages from '@klarsikt/core/messages/payment-link'
import type { Ctx } from '../../context.js'

/** The number that an SMS to a customer goes to, in E.164; or in words for staff, why none reaches them. */
export function smsNumber({ settings }: Pick<Ctx, 'settings'>, mobile: string): Result<string, string> {
  if (settings.sms === null) return err(paymentLinkMessages.noSms())
  const number = parseSwedishMobile(mobile)
  return number.ok ? ok(number.value) : err(paymentLinkMessages.noMobile({ reason: problemText(number.error) }))
}
