import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import type { Actor } from '@klarsikt/core/access'
import { err, ok } from '@klarsikt/core/lib'
import type { Deps } from '../../../context.js'
import { defineModule } from '../../../define-module.js'
import { implement } from '../../../http/implement.js'
import { SMS_PROVIDERS } from '../../../providers/sms-providers.js'
import { isReportKey } from './report-address.js'
import { reportSms } from './report-sms.js'
import { forgetSentSms, sendWaitingSms } from './send-sms.js'
import { smsData } from './sms-data.js'
import { smsOutbox } from './tables.js'

/** The delivery reports of SMS providers. */
export const smsModule = defineModule({
  name: 'sms',
  endpoints: [
    implement(
      shop.reportSms,
      async (ctx, { query: { sms = '' }, body: { id, status } }) =>
        (await reportSms(ctx, { sms, id, status })) ? ok({ success: true as const }) : err('page.not-found'),
      { session: 'none', verify: (deps, { params, query }) => providerOf(deps, { ...params, ...query }) },
    ),
  ],
  rounds: [
    { name: 'sms', needs: 'sms', every: 1, timeout: 300, audits: { exempt: 'As the letters.' }, run: sendWaitingSms },
  ],
  personalData: [smsData],
  forget: { sms: forgetSentSms },
  sealed: [smsOutbox.message],
})

/** Recognises the provider by the secret in the address, because reports carry no signature. */
function providerOf(
  { encryption }: Pick<Deps, 'encryption'>,
  { provider = '', sms, key }: { readonly provider?: string; readonly sms?: string; readonly key?: string },
): Actor | null {
  const isOurs = sms !== undefined && key !== undefined && isReportKey(encryption, sms, key)
  return isOurs && SMS_PROVIDERS.includes(provider) ? { kind: 'webhook', provider } : null
}
