import { draw } from '/work/main/packages/pictures/src/draw.ts'
import { demoShop } from '/work/main/packages/fixtures/src/demo/index.ts'
const shop = demoShop(new Date())
const specs = shop.pictures.map((p:any)=>p.spec)
const by = new Map<string, any[]>()
for (const s of specs) { const k = s.kind+(s.view?'/'+s.view:''); by.set(k,[...(by.get(k)??[]),s]) }
for (const [k,l] of by) for (const w of [590,1180]) { await draw(l[0],w); const c=process.cpuUsage(); for (const s of l.slice(1,4)) await draw(s,w); const d=process.cpuUsage(c); console.log(k,l.length,w,Math.round((d.user+d.system)/1000/Math.min(3,l.length-1)),'ms cpu') }
