/** Stories bring the style sheet along; bundlers know what to do with it. */
declare module '*.css'
