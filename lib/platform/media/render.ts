import sharp, { type SharpOptions } from 'sharp';
import { createConcurrencyLimiter } from '@/lib/core/concurrency-limiter';
import { DomainError, type ErrorCode } from '@/lib/core/errors';
import { findPictureFormat, maxPictureBytes, type PictureFormat } from '@/lib/core/picture-format';
import { registerConcurrencyGauges } from '@/lib/platform/metrics/concurrency';
import { pictureWidths } from './picture-path';

const maxPixels = 24_000_000;
/** What a JPEG can have. A PNG of one pixel's width and millions of rows is small, and takes long to decode. */
const maxSide = 65_535;
/** WebP ends at 16,383; a page has no use for more than this. */
const maxHeight = 4096;
const blurWidth = 16;
const decodeLimitSeconds = 20;

type StoredFormat = Exclude<PictureFormat, keyof typeof refusedFormats>;

const refusedFormats = { heic: 'picture.heic', animated: 'picture.animated' } as const satisfies Partial<
	Record<PictureFormat, ErrorCode>
>;

interface RenderedPicture {
	/** CSS pixels of the largest variant. */
	width: number;
	height: number;
	/** A tiny WebP as a data URL. */
	blur: string;
	/** WebP without metadata, narrowest first. */
	variants: { width: number; height: number; bytes: Buffer }[];
}

// A decoded picture takes up to 100 MB; a caller who finds this many waiting has to come back later.
const limiter = createConcurrencyLimiter({ maxRunning: 2, maxWaiting: 32 });
registerConcurrencyGauges('picture', limiter);

// Every upload is another picture: what libvips would keep of the last ones is of no use.
sharp.cache(false);

/**
 * Makes the variants of an uploaded picture: upright, in sRGB, without any metadata. Nothing is
 * decoded before its first bytes, its length and its size in pixels have been looked at.
 *
 * @throws DomainError `picture.notAPicture` (JPEG, PNG and WebP are taken), `picture.heic`, `picture.animated`,
 * `picture.tooLarge` (5 MiB), `picture.tooManyPixels` (24 megapixels, 65,535 rows or columns), `service.unavailable`
 * when too many wait
 */
export async function renderPicture(bytes: Uint8Array): Promise<RenderedPicture> {
	const format = getStoredFormat(bytes);
	if (bytes.length > maxPictureBytes) throw new DomainError('picture.tooLarge');
	return limiter.run(async () => {
		try {
			return await render(bytes, format);
		} catch (error) {
			if (error instanceof DomainError) throw error;
			// Cut off, corrupt, or something else behind a picture's first bytes.
			throw new DomainError('picture.notAPicture', { cause: error });
		}
	});
}

async function render(bytes: Uint8Array, format: StoredFormat): Promise<RenderedPicture> {
	// Warnings are not failures: cameras write files that libjpeg warns of.
	const options: SharpOptions = { limitInputPixels: maxPixels, sequentialRead: true, failOn: 'error' };
	// Read without a limit, to tell "too many pixels" from "broken"; only the header is read here.
	const header = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
	if (header.format !== format) throw new DomainError('picture.notAPicture');
	const { width, height } = header;
	if (width * height > maxPixels || Math.max(width, height) > maxSide) {
		throw new DomainError('picture.tooManyPixels');
	}
	const sizes = sizesFor(header.autoOrient);
	const largest = sizes[sizes.length - 1] ?? header.autoOrient;
	const { data, info } = await sharp(bytes, options)
		.autoOrient()
		.resize({ ...largest, fit: 'fill' })
		.toColourspace('srgb')
		.timeout({ seconds: decodeLimitSeconds })
		.raw()
		.toBuffer({ resolveWithObject: true });
	const decoded = () =>
		sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
	const variants: RenderedPicture['variants'] = [];
	for (const size of sizes)
		variants.push({
			...size,
			bytes: await decoded()
				.resize({ ...size, fit: 'fill' })
				.webp({ quality: 80, effort: 4 })
				.toBuffer(),
		});
	const blurred = await decoded()
		.resize({ ...scaled(largest, Math.min(blurWidth, largest.width)), fit: 'fill' })
		.webp({ quality: 30, alphaQuality: 30, effort: 6 })
		.toBuffer();
	return { ...largest, blur: `data:image/webp;base64,${blurred.toString('base64')}`, variants };
}

interface Size {
	width: number;
	height: number;
}

function scaled({ width, height }: Size, toWidth: number): Size {
	return { width: toWidth, height: Math.min(maxHeight, Math.max(1, Math.round((height * toWidth) / width))) };
}

/** The sizes to be made, never larger than the picture; its own, or the largest allowed, comes last. */
function sizesFor(picture: Size): Size[] {
	const widest = pictureWidths[pictureWidths.length - 1] ?? 0;
	const scale = Math.min(1, widest / picture.width, maxHeight / picture.height);
	const largest = Math.max(1, Math.floor(picture.width * scale));
	return [...pictureWidths.filter((width) => width < largest), largest].map((width) =>
		scaled(picture, width),
	);
}

function getStoredFormat(bytes: Uint8Array): StoredFormat {
	const format = findPictureFormat(bytes);
	if (format === null) throw new DomainError('picture.notAPicture');
	if (format === 'heic' || format === 'animated') throw new DomainError(refusedFormats[format]);
	return format;
}
