// The built request handler of apps/storefront; it exists only after a build and carries no types.
declare module '@klarsikt/storefront/server'
