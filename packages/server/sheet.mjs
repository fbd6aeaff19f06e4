import sharp from 'sharp';
const [out, ...ins] = process.argv.slice(2);
const ims = await Promise.all(ins.map(async f => { const m = await sharp(f).metadata(); const h = 800, w = Math.round(m.width*h/m.height); return { input: await sharp(f).resize(w,h).png().toBuffer(), w, h }; }));
let x=0; const comp = ims.map(i => { const c={input:i.input,left:x,top:0}; x+=i.w+10; return c; });
await sharp({create:{width:x,height:800,channels:3,background:'#888'}}).composite(comp).png().toFile(out);
