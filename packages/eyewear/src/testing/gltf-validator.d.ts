/** The part of the validator that the tests use; it has no types of its own. */
declare module 'gltf-validator' {
  interface Message {
    readonly code: string
    readonly message: string
    readonly pointer: string
  }
  export function validateBytes(bytes: Uint8Array): Promise<{
    readonly issues: {
      readonly numErrors: number
      readonly numWarnings: number
      readonly messages: readonly Message[]
    }
  }>
}
