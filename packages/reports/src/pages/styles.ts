import { PAGE_SIZE_MM } from '@vigia/domain/reports';
import { FONT_FAMILY, themeOf } from '@vigia/ui';

const { color } = themeOf('light');

/**
 * Style of A4 pages. Texts take the height they need; maps and charts take the rest, so that nothing is cut
 * off.
 *
 * @param font the house's font as a data URL
 */
export const reportStyles = (font: string): string => `
@font-face{font-family:'Source Sans 3 Variable';font-weight:200 900;src:url("${font}") format("woff2")}
@page{size:210mm 297mm;margin:0}
*{box-sizing:border-box}
html{-webkit-print-color-adjust:exact;print-color-adjust:exact}
body{margin:0;background:#fff;color:${color.text};font:9.6pt/1.42 ${FONT_FAMILY}}
.page{display:flex;flex-direction:column;width:${PAGE_SIZE_MM.width}mm;height:${PAGE_SIZE_MM.height}mm;padding:11mm 14mm 8mm;break-after:page;break-inside:avoid}
.page:last-child{break-after:auto}
.head{display:flex;align-items:center;gap:4mm;padding-bottom:3mm;border-bottom:0.6mm solid ${color.primary}}
.head svg{flex:none}
.head div{flex:1;min-width:0}
.head p{margin:0;overflow-wrap:anywhere}
.head .of{color:${color.muted};font-size:8.6pt}
.issued{flex:none;color:${color.muted};font-size:8.6pt;text-align:right}
.brand{display:block;color:${color.primaryStrong};font-weight:700;font-size:11pt}
h1{margin:4.5mm 0 3mm;font-size:19pt;line-height:1.15;text-wrap:balance}
h2{margin:4mm 0 1.6mm;color:${color.primaryStrong};font-size:11.5pt;line-height:1.2}
h3{margin:2.2mm 0 0.4mm;font-size:10pt;line-height:1.25;overflow-wrap:anywhere}
p{margin:0 0 1mm;overflow-wrap:anywhere;text-wrap:pretty}
.facts{display:grid;grid-template-columns:1fr 1fr 1fr;gap:2mm 6mm;margin:0}
.facts dt{color:${color.muted};font-size:8pt}
.facts dd{margin:0;font-weight:600;overflow-wrap:anywhere}
.wide{grid-column:1/-1}
.maps{display:grid;grid-template-columns:1.55fr 1fr;gap:4mm;flex:1 1 62mm;min-height:24mm;max-height:86mm}
.maps.kept{flex-grow:0;min-height:58mm}
.maps figure{display:flex;flex-direction:column;min-width:0;min-height:0;margin:0}
.maps h2{flex:none}
.drawing{position:relative;flex:1 1 0;min-height:0}
.drawing svg{position:absolute;inset:0;width:100%;height:100%}
.names{margin:1.6mm 0 0;color:${color.muted};font-size:8pt;line-height:1.35}
.names b{color:${color.text}}
.summary{margin-top:1mm;padding:0.5mm 4mm 2.4mm;border-radius:2mm;background:${color.sunken}}
.more{margin:1.6mm 0 0}
.dense .summary,.dense .note{font-size:8.4pt;line-height:1.34}
.densest .summary{font-size:7.6pt;line-height:1.28}
.charts{display:flex;flex-direction:column;flex:1 1 0;min-height:0;gap:2mm;margin-top:3mm}
.charts .drawing{max-height:118mm;margin:0 -6.35mm}
.legend{flex:none;margin-top:3mm;width:100%;height:auto}
.strips{display:flex;flex-direction:column;flex:0 1 auto;min-height:0;gap:1.5mm;margin-top:1mm}
.strips.pairs{display:grid;grid-template-columns:1fr 1fr;grid-auto-rows:minmax(0,1fr);gap:1.5mm 6.35mm}
.strip{display:flex;flex-direction:column;flex:1 1 0;min-width:0;min-height:0;margin:0}
.strip h3{flex:none}
.marks{flex:none;margin-top:1mm;font-size:7.8pt;line-height:1.35}
.marks ul{columns:2;column-gap:6mm;margin:0;padding:0}
.marks li{display:flex;gap:1.6mm;break-inside:avoid}
.marks b{flex:none;min-width:3.4mm;text-align:right}
.note{flex:none;margin-top:3mm;padding:1mm 4mm 2.4mm;border-radius:2mm;background:${color.sunken};white-space:pre-line;overflow-wrap:anywhere}
.note h2{margin-top:2mm}
.blank{margin-top:4mm;padding:4mm;border:0.3mm dashed ${color.control};border-radius:2mm;color:${color.muted}}
.classes{width:100%;border-collapse:collapse;font-size:8.6pt}
.classes th,.classes td{padding:0.9mm 2mm;border-top:0.2mm solid ${color.line};text-align:left;vertical-align:top}
.classes th{white-space:nowrap}
.classes .total{white-space:nowrap;text-align:right}
.classes i{display:inline-block;width:2.6mm;height:2.6mm;margin-right:1.6mm;border-radius:50%}
.foot{display:flex;justify-content:space-between;gap:6mm;margin-top:auto;padding-top:3mm;color:${color.muted};font-size:8pt}
.foot span{overflow-wrap:anywhere}
.foot span:last-child{flex:none}
`;
