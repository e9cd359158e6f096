interface ImportMetaEnv {
  /** The folder of the models that find faces, as the plugin `@klarsikt/try-on/vite` serves it. */
  readonly FACE_FILES: string
}
