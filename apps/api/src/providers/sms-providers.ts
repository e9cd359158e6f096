import { noTelemetry, type Telemetry } from '@klarsikt/server/telemetry'
import { createElksSender, ELKS } from './sms/elks/elks.js'
import type { SmsSender } from './sms/port.js'

/** Whose delivery reports are taken. */
export const SMS_PROVIDERS: readonly string[] = [ELKS]

export type SmsSettings = {
  /** Address, user and password at 46elks; null where the shop sends no SMS. */
  readonly sms: {
    readonly url: string
    readonly user: string
    readonly password: string
    /** What phones show as the sender: a name of 3 to 11 letters and digits, or a number in E.164. */
    readonly from: string
  } | null
}

/** The sender of the settings; null where there is none, and SMS then wait. */
export function createSmsSender({ sms }: SmsSettings, telemetry: Telemetry = noTelemetry): SmsSender | null {
  return sms === null ? null : createElksSender(sms, telemetry)
}
