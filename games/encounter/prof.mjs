import { readdirSync, readFileSync } from 'node:fs';
import { openStream, parseSeed, Refusal } from '@lockstep/kernel';
import { load } from '@lockstep/packs';
import { parsePack, warnings } from './dist/pack.js';
import { bots } from './dist/bots.js';
import { encounter } from './dist/encounter.js';
import { resolve } from './dist/resolve.js';
import { skirmish } from './dist/skirmish.js';
const DIR='/work/wt/speed/content/encounter/';
const files = readdirSync(DIR).filter(n=>n.endsWith('.toml')).sort();
const pack = load(files.map(name=>({name,text:readFileSync(DIR+name,'utf8')})),parsePack,warnings).value;


const setupOf=(x)=>{const r=encounter.parseSetup(x); return r.value??r;};
const which=process.argv[2], bot=bots[process.argv[3]], n=+process.argv[4];
const setup=setupOf(resolve(pack, which==='duel'?skirmish(['lin-yue'],['captain-hu']):which==='quick'?skirmish(['jin'],['hollow-abbot']):which==='four'?skirmish(['jin', 'bao-shen', 'madam-qiao', 'sister-wei'], ['hollow-abbot']):{scene:which,difficulty:'STANDARD'}));
let steps=0; const t=performance.now();
for(let g=0;g<n;g++){ const st=[0,1].map(s=>openStream(parseSeed('game '+g),'player '+s)); let state=encounter.start(setup,parseSeed('game '+g)); const max=+(process.argv[5]??4000); let k=0;
 while(encounter.outcome(setup,state)===undefined && k<max){const seat=encounter.toMove(setup,state)[0]; const a=bot.choose(setup,state,seat,st[seat]); const nx=encounter.step(setup,state,seat,a); if(nx instanceof Refusal) throw new Error(nx.code); state=nx; steps++;k++;}}
console.log(which,process.argv[3],n,'games',steps,'steps',((performance.now()-t)).toFixed(0),'ms');
