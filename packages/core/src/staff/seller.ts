/** Who sold something in a store, and which store it was. */
export type Seller = { readonly storeId: number; readonly employeeNumber: string }
