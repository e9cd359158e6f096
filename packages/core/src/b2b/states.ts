import { defineStates, type StateOf } from '../lib/states.js'

/** Life of a company agreement (table R9); what is signed stays. */
export const agreementStates = defineStates({ draft: { sign: 'signed' }, signed: {} })
export type AgreementState = StateOf<typeof agreementStates>
