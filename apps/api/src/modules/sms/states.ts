/**
 * What became of an SMS. `waiting` to be sent, also again; `sent`: the provider took it; `delivered` and `undelivered` by its report;
 * `failed`: the provider refused it, or was asked too often.
 */
export const SMS_STATES = ['waiting', 'sent', 'delivered', 'undelivered', 'failed'] as const
export type SmsState = (typeof SMS_STATES)[number]
