/** A picture by the hash of its specification, and the text for those who cannot see it. */
export type PictureReference = { readonly hash: string; readonly alt: string }
