import { createContext } from 'react'

/** Nonce of the answer being rendered; empty in the browser, which hides it from scripts anyway. */
export const Nonce = createContext<string | undefined>(undefined)
