/** Lets stories import style sheets, which the bundler handles. */
declare module '*.css'
