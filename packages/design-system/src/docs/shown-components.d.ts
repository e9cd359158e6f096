declare module 'virtual:shown-components' {
  /** Folders of the components that the shop shows. */
  export const shown: readonly string[]
}
