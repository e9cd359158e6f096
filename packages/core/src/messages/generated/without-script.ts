// Compiled from the JSON catalogues by `pnpm messages`.
/** withoutScript.checkout */ export const checkout = () => 'Utan JavaScript kan du betala här, men inte ändra antal i varukorgen eller använda presentkort.'
/** withoutScript.cart */ export const cart = () => 'Det går inte att lägga varor i varukorgen utan JavaScript.'
/** withoutScript.turnOn */ export const turnOn = () => 'Slå på JavaScript i webbläsaren och ladda om sidan, eller'
/** withoutScript.call */ export const call = () => 'ring kundservice'
/** withoutScript.help */ export const help = () => 'så hjälper vi dig med köpet. Du kan också handla i'
/** withoutScript.stores */ export const stores = () => 'någon av våra butiker'
