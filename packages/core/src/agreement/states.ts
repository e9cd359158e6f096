import { defineStates, type StateOf } from '../lib/states.js'

/** States of a company agreement (table R9). A signed agreement does not change. */
export const agreementStates = defineStates({ draft: { sign: 'signed' }, signed: {} })
export type AgreementState = StateOf<typeof agreementStates>
