import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

/** A piece of text as it lies on its page; points, from the lower left corner. */
export interface TextBox {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

export interface PdfPage {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly TextBox[];
  /** All of it, as it is read. */
  readonly text: string;
  /** How often a path is drawn, and how many pictures of points there are. */
  readonly paths: number;
  readonly images: number;
}

interface Item {
  readonly str: string;
  readonly width: number;
  readonly height: number;
  readonly transform: readonly number[];
  readonly hasEOL: boolean;
}

/** Reads a PDF back: what stands where on each of its pages. */
export async function readPdf(pdf: Buffer): Promise<PdfPage[]> {
  const { OPS } = await getResolvedPDFJS();
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const pages: PdfPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const [, , width = 0, height = 0] = page.view;
    const items = (await page.getTextContent()).items as unknown as Item[];
    const { fnArray } = await page.getOperatorList();
    const countOf = (...ops: number[]) => fnArray.filter((op) => ops.includes(op)).length;
    pages.push({
      width,
      height,
      boxes: items.filter(({ str }) => str.trim() !== '').map(boxOf),
      text: items
        .map(({ str, hasEOL }) => (hasEOL ? `${str} ` : str))
        .join('')
        .replaceAll(/\s+/g, ' '),
      paths: countOf(OPS.constructPath),
      images: countOf(OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageMaskXObject),
    });
  }
  return pages;
}

function boxOf({ str, width, height, transform }: Item): TextBox {
  const [, , , , left = 0, bottom = 0] = transform;
  return { text: str, left, right: left + width, bottom, top: bottom + height };
}
