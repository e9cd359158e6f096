// Compiled from the JSON catalogues by `pnpm messages`.
import { message, type Value } from '../message.js'
/** validation.prescription.chooseAll */ export const prescriptionChooseAll = (p: { readonly fields: Value }) => `Välj ${p.fields} för minst ett öga.`
/** product.addToCart */ export const addToCart = () => 'Lägg i varukorgen'
/** product.added */ export const added = () => 'Tillagd i varukorgen'
/** product.buyAsSubscription */ export const buyAsSubscription = () => 'Köp som abonnemang'
/** product.oneTimePurchase */ export const oneTimePurchase = () => 'Engångsköp'
/** product.memberPrice */ export const memberPrice = () => 'Medlemspris'
/** product.campaign */ export const campaign = () => 'Kampanj'
/** product.unitPrice */ export const unitPrice = (p: { readonly price: Value; readonly unit: Value }) => `Jämförpris ${p.price}/${p.unit}`
/** product.vatIncluded */ export const vatIncluded = () => 'Priset inkluderar moms'
/** product.notifyMe */ export const notifyMe = () => 'Meddela mig när den finns igen'
/** product.view3d */ export const view3d = () => 'Visa i 3D'
/** product.spec.totalWidth */ export const specTotalWidth = /* @__PURE__ */ message('product.spec.totalWidth', () => 'Totalbredd')
/** product.spec.noseBridge */ export const specNoseBridge = /* @__PURE__ */ message('product.spec.noseBridge', () => 'Näsbrygga')
/** product.spec.lensWidth */ export const specLensWidth = /* @__PURE__ */ message('product.spec.lensWidth', () => 'Glasbredd')
/** product.spec.lensHeight */ export const specLensHeight = /* @__PURE__ */ message('product.spec.lensHeight', () => 'Glashöjd')
/** product.spec.templeLength */ export const specTempleLength = /* @__PURE__ */ message('product.spec.templeLength', () => 'Skalmlängd')
/** product.spec.weight */ export const specWeight = /* @__PURE__ */ message('product.spec.weight', () => 'Vikt')
/** product.packageAmount */ export const packageAmount = (p: { readonly count: Value }) => `${p.count} st per förpackning`
/** product.lensType.daily */ export const lensTypeDaily = () => 'Endagslinser'
/** product.lensType.twoWeek */ export const lensTypeTwoWeek = () => 'Tvåveckorslinser'
/** product.lensType.monthly */ export const lensTypeMonthly = () => 'Månadslinser'
/** product.recommended */ export const recommended = () => 'Rekommenderat för dig'
/** product.recentlyViewed */ export const recentlyViewed = () => 'Senast visade'
/** product.related */ export const related = () => 'Liknande produkter'
/** product.afterBasket */ export const afterBasket = () => 'Passar till'
/** product.deliveryWithLenses */ export const deliveryWithLenses = (p: { readonly days: Value }) => `Med slipade glas: beräknad leverans ${p.days}`
/** product.madeToOrder */ export const madeToOrder = (p: { readonly days: Value }) => `Tillverkas efter ditt recept. Lagstadgad ångerrätt gäller inte för specialtillverkade varor, men du har ${p.days} dagars öppet köp hos oss.`
/** product.frame.alone */ export const frameAlone = () => 'Köp bara bågen'
/** product.frame.lenses */ export const frameLenses = () => 'Välj glas'
/** product.frame.strengthLenses */ export const frameStrengthLenses = () => 'Välj glas med styrka'
/** product.frame.noLenses */ export const frameNoLenses = () => 'Till den här bågen finns inga glas att välja på nätet. Våra optiker i butik hjälper dig gärna.'
/** product.chooseVariant */ export const chooseVariant = () => 'Välj variant'
/** product.amount */ export const amount = () => 'Belopp'
/** product.pack */ export const pack = () => 'Förpackning'
/** product.inStoresOnly */ export const inStoresOnly = () => 'Den här produkten säljs i våra butiker.'
/** product.notOnline */ export const notOnline = () => 'Produkten är slut i lager på nätet just nu.'
/** product.sameForBoth */ export const sameForBoth = () => 'Samma styrka för båda ögonen'
/** product.way */ export const way = () => 'Köpsätt'
/** product.measures */ export const measures = () => 'Mått och passform'
/** product.facts */ export const facts = () => 'Produktfakta'
/** product.returns */ export const returns = () => 'Leverans och retur'
/** product.returns.open */ export const returnsOpen = (p: { readonly days: Value }) => `Du har ${p.days} dagars ångerrätt räknat från den dag du får varan, och returen är fri.`
/** product.returns.law */ export const returnsLaw = () => 'Lagstadgad ångerrätt gäller i 14 dagar, utom för glas som slipas efter ditt recept.'
/** product.oneTimeDetail */ export const oneTimeDetail = () => 'Skickas en gång.'
/** product.subscriptionDetail */ export const subscriptionDetail = () => 'Fri leverans. Du kan ändra, pausa och avsluta när du vill.'
/** product.pricePerDay */ export const pricePerDay = (p: { readonly price: Value }) => `${p.price} om dagen och öga.`
/** product.howOften */ export const howOften = () => 'Hur ofta?'
