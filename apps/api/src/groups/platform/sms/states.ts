/**
 * The states of an SMS. `waiting`: to be sent, also again. `sent`: the provider accepted it. `delivered` and
 * `undelivered`: the result in its report. `failed`: the provider refused it, or there were too many tries.
 */
export const SMS_STATES = ['waiting', 'sent', 'delivered', 'undelivered', 'failed'] as const
export type SmsState = (typeof SMS_STATES)[number]
