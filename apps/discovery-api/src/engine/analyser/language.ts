/** Languages that the analyser knows. A text in `other` is folded and split, but not stemmed. */
export type Language = 'sv' | 'en' | 'no' | 'da' | 'fi' | 'de' | 'nl' | 'other'
