/** Where hostile documents try to reach: a listener of ours, its address in every spelling, and a file of ours. */
export interface Bait {
  /** `127.0.0.1:<port>` */
  readonly host: string;
  readonly port: number;
  /** `file:///…/canary`, to which `.txt`, `.html`, `.svg`, `.png`, `.css` is added. */
  readonly file: string;
}

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="90" height="90">${inside}</svg>`;
const dataOf = (type: string, text: string) => `data:${type};base64,${Buffer.from(text).toString('base64')}`;

/** Documents that try to send a request or to show a file, by name. */
export function hostileDocuments({ host, port, file }: Bait): Record<string, string> {
  let count = 0;
  const url = (rest = 'x') => `http://${host}/${++count}/${rest}`;
  const spelled = Object.fromEntries(
    [
      'localhost',
      '127.1',
      '0x7f000001',
      '2130706433',
      '017700000001',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '0.0.0.0',
      'canary.vigia.example',
      'a.localhost',
    ].map((name) => [`img at ${name}`, `<img src="http://${name}:${port}/x.png">`]),
  );
  const schemes = Object.fromEntries(
    [
      'HTTP:',
      'hTtP:',
      'http:/',
      '',
      'ftp:',
      'ws:',
      'https:',
      'view-source:http:',
      'blob:http:',
      'filesystem:http:',
    ].map((scheme) => [
      `img by ${scheme || 'no scheme'}`,
      `<img src="${scheme}//${host}/s.png"><a href="${scheme}//${host}" ping>a</a>`,
    ]),
  );
  return {
    ...spelled,
    ...schemes,
    ...loading(url),
    ...styling(url),
    ...drawing(url),
    ...navigating(url),
    ...reading(file),
  };
}

type Url = (rest?: string) => string;

function loading(url: Url): Record<string, string> {
  return {
    'img src': `<img src="${url('a.png')}">`,
    'img srcset': `<img srcset="${url('1x.png')} 1x, ${url('2x.png')} 2x">`,
    'img lazy': `<img loading=lazy src="${url()}"><img loading=eager fetchpriority=high src="${url()}">`,
    picture: `<picture><source srcset="${url()}" media="print"><img src="${url()}"></picture>`,
    'input image': `<input type=image src="${url()}">`,
    'body background': `<body background="${url()}">x`,
    'table background': `<table background="${url()}"><td background="${url()}">x</table>`,
    script: `<script src="${url('a.js')}"></script><script>fetch("${url()}")</script>`,
    'script module': `<script type=module>import "${url('m.js')}"</script><script type=importmap>{}</script>`,
    'speculation rules': `<script type="speculationrules">{"prefetch":[{"urls":["${url()}"]}]}</script>`,
    handlers: `<img src=x onerror="fetch('${url()}')"><body onload="new Image().src='${url()}'">`,
    'javascript url': `<iframe src="javascript:fetch('${url()}')"></iframe>`,
    'link stylesheet': `<link rel=stylesheet href="${url('a.css')}"><link rel="alternate stylesheet" href="${url()}">`,
    'link prefetch': `<link rel=prefetch href="${url()}"><link rel=prerender href="${url()}">`,
    'link preload': `<link rel=preload as=image href="${url()}"><link rel=modulepreload href="${url()}">`,
    'link preconnect': `<link rel=preconnect href="${url()}"><link rel=dns-prefetch href="//canary.vigia.example">`,
    'link icon': `<link rel=icon href="${url()}"><link rel="apple-touch-icon" href="${url()}">`,
    'link manifest': `<link rel=manifest href="${url()}"><link rel=import href="${url()}">`,
    iframe: `<iframe src="${url()}"></iframe><iframe loading=lazy src="${url()}"></iframe>`,
    'iframe srcdoc': `<iframe srcdoc='<img src="${url()}"><link rel=prefetch href="${url()}">'></iframe>`,
    'iframe of data': `<iframe src="${dataOf('text/html', `<img src="${url()}"><script>fetch("${url()}")</script>`)}"></iframe>`,
    frameset: `<frameset cols=50%><frame src="${url()}"></frameset>`,
    object: `<object data="${url()}"><object data="${url()}" type="text/html"></object></object>`,
    embed: `<embed src="${url()}"><embed src="${url()}" type="application/pdf">`,
    applet: `<applet codebase="${url()}" code=a archive="${url()}"></applet>`,
    'video and audio': `<video src="${url()}" poster="${url()}" preload=auto autoplay></video><audio src="${url()}" autoplay preload=auto></audio>`,
    'source and track': `<video><source src="${url()}"><track default src="${url()}"></video>`,
    base: `<base href="${url()}"><img src="relative.png"><link rel=stylesheet href="relative.css">`,
    portal: `<portal src="${url()}"></portal><fencedframe src="${url()}"></fencedframe>`,
    'report to': `<meta http-equiv="Content-Security-Policy" content="img-src 'none'; report-uri ${url()}"><img src="${url()}">`,
    'origin trial': `<meta http-equiv="origin-trial" content="x"><meta http-equiv="accept-ch" content="dpr"><img src="${url()}">`,
    noscript: `<noscript><img src="${url()}"><link rel=stylesheet href="${url()}"></noscript>`,
    template: `<template shadowrootmode=open><img src="${url()}"><style>@import "${url()}"</style></template>`,
    'data nested': `<img src="${dataOf('image/svg+xml', svg(`<image href="${url()}"/><style>@import "${url()}"</style>`))}">`,
    'xml stylesheet': `<?xml-stylesheet href="${url()}" type="text/xsl"?><!DOCTYPE x SYSTEM "${url()}"><p>x`,
  };
}

function styling(url: Url): Record<string, string> {
  return {
    'style import': `<style>@import "${url()}"; @import url(${url()}) print;</style>`,
    'style background': `<div style="background:url(${url()})">x</div><style>p::before{content:url(${url()})}</style><p>x`,
    'style font': `<style>@font-face{font-family:x;src:url(${url()})}*{font-family:x}</style><p>x`,
    'style in print': `<style>@media print{body{background:url(${url()})} @page{background:url(${url()})}}</style>`,
    'style image set': `<div style="background-image:image-set('${url()}' 1x);mask:url(${url()});width:9px;height:9px">`,
    'style cursor': `<style>*{cursor:url(${url()}),auto;list-style:url(${url()});border-image:url(${url()}) 1}</style><li>x`,
    'style shape': `<div style="float:left;shape-outside:url(${url()});clip-path:url(${url()}#c);filter:url(${url()}#f)">x`,
    'style variables': `<style>:root{--u:url(${url()})}body{background:var(--u)}</style>`,
    'style escapes': `<style>@\\69mport "${url()}";body{background:u\\72l(${url()})}</style>`,
    'style of data': `<link rel=stylesheet href="${dataOf('text/css', `@import "${url()}";body{background:url(${url()})}`)}">`,
    'style offset path': `<div style="offset-path:url(${url()}#p);-webkit-box-reflect:below 0 url(${url()})">x`,
    'style namespace': `<style>@namespace x "${url()}"; @font-feature-values x {} @counter-style c{system:fixed;symbols:url(${url()})}</style>`,
  };
}

function drawing(url: Url): Record<string, string> {
  return {
    'svg image': svg(
      `<image href="${url()}" width="9" height="9"/><image xlink:href="${url()}" width="9" height="9"/>`,
    ),
    'svg use': svg(`<use href="${url('a.svg')}#a"/><use xlink:href="${url('b.svg')}#b"/>`),
    'svg feImage': svg(
      `<filter id="f"><feImage href="${url()}"/></filter><rect width="9" height="9" filter="url(#f)"/>`,
    ),
    'svg foreignObject': svg(
      `<foreignObject width="90" height="90"><img xmlns="http://www.w3.org/1999/xhtml" src="${url()}"/></foreignObject>`,
    ),
    'svg script': svg(`<script href="${url()}"/><script>fetch("${url()}")</script>`),
    'svg style': svg(
      `<style>@import "${url()}";rect{fill:url(${url()}#g)}</style><rect width="9" height="9"/>`,
    ),
    'svg pattern': svg(
      `<rect width="9" height="9" fill="url(${url()}#p)" marker-end="url(${url()}#m)" mask="url(${url()}#k)"/>`,
    ),
    'svg animate': svg(
      `<image width="9" height="9"><animate attributeName="href" values="${url()}" begin="0s"/><set attributeName="href" to="${url()}"/></image>`,
    ),
    'svg entity': `<!DOCTYPE svg [<!ENTITY x SYSTEM "${url()}">]>${svg('<text>&x;</text>')}`,
    'svg tref': svg(
      `<tref xlink:href="${url()}"/><cursor xlink:href="${url()}"/><font-face-uri xlink:href="${url()}"/>`,
    ),
    math: `<math href="${url()}"><maction actiontype="statusline" xlink:href="${url()}"><mi>x</mi></maction></math>`,
  };
}

function navigating(url: Url): Record<string, string> {
  return {
    'meta refresh': `<meta http-equiv=refresh content="0;url=${url()}"><p>x`,
    'meta refresh of data': `<meta http-equiv=refresh content="0;url=${dataOf('text/html', `<img src='${url()}'>`)}">`,
    'form that sends itself': `<form action="${url()}" method=post><input autofocus onfocus="form.submit()"></form><script>document.forms[0].submit()</script>`,
    'a ping': `<a href="${url()}" ping="${url()}" download autofocus>x</a>`,
    'details and popovers': `<details open ontoggle="fetch('${url()}')"><img src="${url()}"></details><dialog open><img src="${url()}"></dialog>`,
    worker: `<script>new Worker("${url()}");navigator.sendBeacon("${url()}");new WebSocket("${url().replace('http', 'ws')}")</script>`,
    webrtc: `<script>new RTCPeerConnection({iceServers:[{urls:"stun:${url().slice(7).split('/')[0]}"}]}).createDataChannel("x")</script>`,
    'cookie and redirect': `<meta http-equiv="set-cookie" content="a=b"><meta http-equiv=refresh content="0; ${url()}">`,
  };
}

function reading(file: string): Record<string, string> {
  const html = `${file}.html`;
  return {
    'file iframe': `<iframe src="${html}" width=600 height=200></iframe><iframe src="${file}.txt"></iframe>`,
    'file object': `<object data="${file}.txt" type="text/plain" width=600></object><embed src="${html}">`,
    'file img': `<img src="${file}.png" width=90><img src="${file}.svg" width=300>`,
    'file style': `<link rel=stylesheet href="${file}.css"><style>@import "${file}.css"</style><p class=canary>x`,
    'file svg': svg(`<image href="${file}.png" width="90" height="90"/><use href="${file}.svg#t"/>`),
    'file in srcdoc': `<iframe srcdoc='<iframe src="${html}"></iframe><object data="${file}.txt"></object>'></iframe>`,
    'file by meta refresh': `<meta http-equiv=refresh content="0;url=${html}"><p>x`,
    'file by base': `<base href="${file}"><iframe src="canary.html"></iframe><img src="canary.png">`,
    'file without scheme': `<iframe src="${html.replace('file://', '')}"></iframe><iframe src="file:/${html.slice(8)}"></iframe>`,
    'file by other schemes': `<iframe src="view-source:${html}"></iframe><iframe src="FILE:///${html.slice(8)}"></iframe><iframe src="file://localhost${html.slice(7)}"></iframe>`,
    'environment of the process':
      '<iframe src="file:///proc/self/environ"></iframe><iframe src="file:///etc/passwd"></iframe>',
    'file entity': `<!DOCTYPE x [<!ENTITY c SYSTEM "${file}.txt">]><p>&c;</p>`,
    'file fetched': `<script>fetch("${html}").then(r=>r.text()).then(t=>document.body.append(t))</script><p>x`,
    'pages of the browser':
      '<iframe src="chrome://version"></iframe><iframe src="chrome://settings"></iframe><iframe src="about:blank"></iframe>',
  };
}

/** Documents that would never end or eat the machine, by name. */
export const BOMBS: Readonly<Record<string, () => string>> = {
  'a flood of spans in a nested flex layout': () =>
    `<style>div{display:flex;flex-wrap:wrap}</style>${'<div>'.repeat(60)}${'<span>x</span> '.repeat(100_000)}`,
  'a table of a hundred thousand rows': () =>
    `<table border=1>${'<tr><td>1<td>2<td>3<td>4'.repeat(90_000)}</table>`,
  'a page four million points high': () =>
    '<div style="height:400000000px;background:linear-gradient(red,blue)">x</div>',
  'turbulence as large as the page': () =>
    svg(
      '<filter id="f"><feTurbulence baseFrequency="0.9" numOctaves="10"/></filter>'.concat(
        '<rect width="90" height="90" filter="url(#f)"/>',
      ),
    ).replace('width="90" height="90"', 'width="30000" height="30000"'),
  'a billion uses of one shape': () => {
    const levels = Array.from(
      { length: 12 },
      (_, i) => `<g id="l${i + 1}">${`<use href="#l${i}" x="${i}"/>`.repeat(8)}</g>`,
    );
    return svg(`<rect id="l0" width="1" height="1"/>${levels.join('')}`);
  },
  'a grid of shadows and blurs': () =>
    `<style>i{display:inline-block;width:90px;height:90px;filter:blur(40px);box-shadow:0 0 200px 90px red}</style>${'<i></i>'.repeat(9_000)}`,
};
