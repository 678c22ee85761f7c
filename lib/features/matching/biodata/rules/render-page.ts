import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';

/** Pixels of a picture for a phone. */
const width = 1080;

/** The first page of a PDF as JPEG. */
export async function renderPage(pdf: Uint8Array): Promise<Buffer<ArrayBuffer>> {
	const library = await PDFiumLibrary.init();
	try {
		const document = await library.loadDocument(pdf);
		const page = document.getPage(0);
		const size = page.getOriginalSize();
		const { data } = await page.render({
			scale: width / size.originalWidth,
			render: async ({ data: pixels, width: wide, height }) =>
				sharp(pixels, { raw: { width: wide, height, channels: 4 } })
					.removeAlpha()
					.jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
					.toBuffer(),
		});
		document.destroy();
		return Buffer.from(data);
	} finally {
		library.destroy();
	}
}
