// Compiled from the JSON catalogues by `pnpm messages`.
/** flag.new */ const new_ = () => 'Nyhet'
export { new_ as new }
/** flag.campaign */ export const campaign = () => 'Kampanj'
/** flag.sustainable */ export const sustainable = () => 'Hållbart val'
