import { PDFiumLibrary } from '@hyzyla/pdfium';

/** The text of each page, and its size in points. */
export async function readPdf(pdf: Uint8Array) {
	const library = await PDFiumLibrary.init();
	const document = await library.loadDocument(pdf);
	const pages = Array.from({ length: document.getPageCount() }, (_, at) => document.getPage(at));
	const read = pages.map((page) => ({ text: page.getText(), ...page.getOriginalSize() }));
	document.destroy();
	library.destroy();
	return read;
}
