/** The employee who sold something, and their store. */
export type Seller = { readonly storeId: number; readonly employeeNumber: string }
