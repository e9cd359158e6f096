/** A picture by the hash of its specification, with a description for people who cannot see it. */
export type PictureReference = { readonly hash: string; readonly alt: string }
