// The built request handler of apps/storefront. It exists only after a build and has no types.
declare module '@klarsikt/storefront/server'
