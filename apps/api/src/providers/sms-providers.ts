import { noTelemetry, type Telemetry } from '@klarsikt/server/telemetry'
import { createElksSender, ELKS } from './sms/elks/elks.js'
import type { SmsSender } from './sms/port.js'

/** The providers whose delivery reports the shop accepts. */
export const SMS_PROVIDERS: readonly string[] = [ELKS]

export type SmsSettings = {
  /** Address, user and password at 46elks; null when the shop sends no SMS. */
  readonly sms: {
    readonly url: string
    readonly user: string
    readonly password: string
    /** The sender that phones show: a name of 3 to 11 letters and digits, or a number in E.164. */
    readonly from: string
  } | null
}

/** The configured sender of SMS; null when there is none, and SMS then wait. */
export function createSmsSender({ sms }: SmsSettings, telemetry: Telemetry = noTelemetry): SmsSender | null {
  return sms === null ? null : createElksSender(sms, telemetry)
}
