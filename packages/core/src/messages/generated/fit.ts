// Compiled from the JSON catalogues by `pnpm messages`.
import { type Value } from '../message.js'
/** fit.size.narrow */ export const sizeNarrow = () => 'Smal'
/** fit.size.medium */ export const sizeMedium = () => 'Medel'
/** fit.size.wide */ export const sizeWide = () => 'Bred'
/** fit.card */ export const card = (p: { readonly size: Value; readonly width: Value }) => `${p.size} · ${p.width} mm`
/** fit.cardFits */ export const cardFits = (p: { readonly width: Value }) => `Passar dig · ${p.width} mm`
/** fit.fits */ export const fits = () => 'Passar dig'
/** fit.otherSize */ export const otherSize = () => 'Annan storlek än din'
/** fit.reason.sameSize */ export const reasonSameSize = (p: { readonly width: Value; readonly size: Value }) => `Bågen är ${p.width} mm bred: ${p.size}, som du har svarat.`
/** fit.reason.otherSize */ export const reasonOtherSize = (p: { readonly width: Value; readonly size: Value; readonly own: Value }) => `Bågen är ${p.width} mm bred: ${p.size}. Du har svarat ${p.own}.`
/** fit.width.same */ export const widthSame = () => 'Bågen är lika bred som ditt par.'
/** fit.width.less */ export const widthLess = (p: { readonly mm: Value }) => `Bågen är ${p.mm} mm smalare än ditt par.`
/** fit.width.more */ export const widthMore = (p: { readonly mm: Value }) => `Bågen är ${p.mm} mm bredare än ditt par.`
/** fit.bridge.same */ export const bridgeSame = () => 'Näsbryggan är lika bred som din.'
/** fit.bridge.less */ export const bridgeLess = (p: { readonly mm: Value }) => `Näsbryggan är ${p.mm} mm smalare än din.`
/** fit.bridge.more */ export const bridgeMore = (p: { readonly mm: Value }) => `Näsbryggan är ${p.mm} mm bredare än din.`
/** fit.bridge.unknown */ export const bridgeUnknown = () => 'Hur bred näsbryggan är vet vi inte.'
/** fit.range */ export const range = (p: { readonly from: Value; readonly to: Value }) => `${p.from}–${p.to} mm`
/** fit.range.from */ export const rangeFrom = (p: { readonly from: Value }) => `minst ${p.from} mm`
/** fit.range.to */ export const rangeTo = (p: { readonly to: Value }) => `högst ${p.to} mm`
/** fit.own */ export const own = () => 'Din storlek'
/** fit.own.ask */ export const ownAsk = () => 'Passar den dig?'
/** fit.own.set */ export const ownSet = () => 'Ange din storlek'
/** fit.own.intro */ export const ownIntro = () => 'Vi märker bågarna som passar dig. Storleken sparas på den här enheten, och på ditt konto när du är inloggad.'
/** fit.own.how */ export const ownHow = () => 'Hur vill du ange den?'
/** fit.own.pair */ export const ownPair = () => 'Ett par som sitter bra'
/** fit.own.pairDetail */ export const ownPairDetail = () => 'Siffrorna står på skalmens insida.'
/** fit.own.answer */ export const ownAnswer = () => 'Ungefär'
/** fit.own.answerDetail */ export const ownAnswerDetail = () => 'Välj mellan smal, medel och bred.'
/** fit.own.stamp */ export const ownStamp = () => 'Siffrorna på skalmen'
/** fit.own.stampHint */ export const ownStampHint = () => 'Till exempel 49-19-140: glasbredd, näsbrygga och skalmlängd.'
/** fit.own.stampWrong */ export const ownStampWrong = () => 'Skriv glasbredd, näsbrygga och skalmlängd i millimeter, till exempel 49-19-140.'
/** fit.own.size */ export const ownSize = () => 'Ditt ansikte är'
/** fit.own.sizeWrong */ export const ownSizeWrong = () => 'Välj smal, medel eller bred.'
/** fit.own.save */ export const ownSave = () => 'Spara'
/** fit.own.remove */ export const ownRemove = () => 'Ta bort min storlek'
/** fit.own.notSaved */ export const ownNotSaved = () => 'Webbläsaren sparar ingenting. Storleken gäller tills du lämnar sidan.'
/** fit.filter */ export const filter = (p: { readonly ranges: Value }) => `Passar mig: ${p.ranges}`
/** fit.own.changeSize */ export const ownChangeSize = (p: { readonly own: Value }) => `Ändra din storlek (${p.own})`
/** fit.filter.set */ export const filterSet = () => 'Visa bågar i din storlek'
/** fit.cardFitsProbably */ export const cardFitsProbably = (p: { readonly width: Value }) => `Passar troligen dig · ${p.width} mm`
/** fit.fitsProbably */ export const fitsProbably = () => 'Passar troligen dig'
/** fit.measured */ export const measured = (p: { readonly width: Value; readonly margin: Value }) => `${p.width} ± ${p.margin} mm`
/** fit.measured.same */ export const measuredSame = (p: { readonly measured: Value }) => `Bågen är lika bred som ditt mått ur en bild, ${p.measured}.`
/** fit.measured.less */ export const measuredLess = (p: { readonly mm: Value; readonly measured: Value }) => `Bågen är ${p.mm} mm smalare än ditt mått ur en bild, ${p.measured}.`
/** fit.measured.more */ export const measuredMore = (p: { readonly mm: Value; readonly measured: Value }) => `Bågen är ${p.mm} mm bredare än ditt mått ur en bild, ${p.measured}.`
/** fit.own.measured */ export const ownMeasured = (p: { readonly measured: Value }) => `Din storlek är mätt ur en bild: ${p.measured}. Siffrorna på ett par som sitter bra är säkrare.`
