/** What the sealed message of a call to a booking system is bound to. */
export const CALL_MESSAGE = 'provider_call.message'
