/** The purpose to which the message of a provider call is sealed. */
export const CALL_MESSAGE = 'provider_call.message'
