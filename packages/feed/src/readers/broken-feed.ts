/**
 * Means that a feed is cut off, empty or another kind of document. Nothing of it may replace products. The message says
 * so in a merchant's words.
 */
export class BrokenFeed extends Error {}
