/**
 * A feed whose end was not reached, or that is no feed at all: it was cut off, is empty or is another kind of document. What
 * was read of it must replace nothing. The message says so in a merchant's words.
 */
export class BrokenFeed extends Error {}
