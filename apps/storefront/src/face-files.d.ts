interface ImportMetaEnv {
  /** Folder of the models that find faces, as the plugin of `@klarsikt/try-on/vite` serves it. */
  readonly FACE_FILES: string
}
