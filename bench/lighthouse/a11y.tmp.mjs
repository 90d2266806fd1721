import { look } from './look.mjs'
const base = process.argv[2]
const out = ['/login','/register','/register.html','/?modal=forgotPassword','/','/down','/promotions','/sports','/rng','/providers','/feedback','/hot','/helpmc']
const inn = ['/','securityCenter','depositv2','withdraw','gameCentre','personalHistoryCopy','transactionHistory','personalProfit','activityStatement','transferFund'].map((c)=>c==='/'?c:'/?centre=member.'+c)
for (const [list, asPlayer] of [[out,false],[inn,true]]) for (const p of list) {
  try { const r = await look(base + p, { asPlayer, categories: 'every' }); console.log(asPlayer?'in ':'out', p, r.scores.accessibility, r.scores['best-practices'], r.lost.join(' | ').slice(0,200)) } catch (e) { console.log(p, e.message.slice(0,100)) }
}
