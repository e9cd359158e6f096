/** A picture, named by the hash of its specification, and its description for people who cannot see it. */
export type PictureReference = { readonly hash: string; readonly alt: string }
