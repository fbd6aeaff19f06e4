import { PAGE_SIZE_MM } from '@vigia/domain/reports';
import { themeOf } from '@vigia/ui';
import { LOGBOOK_WORDS as WORDS } from './words.ts';

const { color } = themeOf('light');

/** Style of pages that break by themselves: head and foot of the sheet repeat on each, and no row is cut. */
export const LOGBOOK_STYLES = `
@page{margin-bottom:9mm;@bottom-right{content:${WORDS.page};margin-right:12mm;vertical-align:top;color:${color.muted};font:7.6pt "Source Sans 3 Variable",sans-serif}}
.sheet{width:${PAGE_SIZE_MM.width}mm;border-collapse:collapse;table-layout:fixed}
.sheet>thead>tr>td{padding:9mm 12mm 3mm}
.sheet>tbody>tr>td{padding:0 12mm}
.sheet>tfoot>tr>td{padding:3mm 12mm 8mm;color:${color.muted};font-size:7.6pt}
.sheet h1{margin-top:1mm}
.issued{max-width:76mm;overflow-wrap:anywhere}
.log{width:100%;border-collapse:collapse;table-layout:fixed;font-size:7.8pt;line-height:1.3}
.log th{padding:1mm 1.2mm;border-bottom:0.4mm solid ${color.primary};text-align:left;vertical-align:bottom}
.log td{padding:1.2mm;border-bottom:0.2mm solid ${color.line};vertical-align:top;overflow-wrap:anywhere}
.log tr{break-inside:avoid}
.log small{display:block;color:${color.muted};font-size:7.2pt}
.log i{color:${color.muted};font-style:normal}
h2,h3{break-after:avoid}
`;
