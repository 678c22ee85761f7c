import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { createConcurrencyLimiter } from '@/lib/core/concurrency-limiter';
import { cutTo } from '@/lib/core/graphemes';
import { escapeXml } from '@/lib/core/xml';
import { registerConcurrencyGauges } from '@/lib/platform/metrics/concurrency';
import { fontFamily, loadFonts } from './fonts';

// What is decoded is a variant of the portal's own, of a few megabytes at most.
const limiter = createConcurrencyLimiter({ maxRunning: 2, maxWaiting: 64 });
registerConcurrencyGauges('markedPicture', limiter);

const longestName = 40;
const nameWidth = 300;
const fontSize = 21;
const gap = 22;
/** So few columns of a photo tell nothing of a face. */
const blurredFrom = { width: 16, height: 20 } as const;
const blurredSize = { width: 320, height: 400 } as const;

/** Pictures of names, as they lie over photos; one reader asks for many. */
const marks = new LRUCache<string, Promise<Buffer>>({ max: 200 });

/**
 * A photo with the name of its reader faintly all over it, as WebP. Blurred, it keeps nothing of the photo but a few
 * colours.
 *
 * @throws DomainError `service.unavailable` when too many wait
 */
export function markPicture(
	photo: Buffer,
	{ name, isBlurred }: { name: string; isBlurred: boolean },
): Promise<Buffer<ArrayBuffer>> {
	return limiter.run(async () => {
		const shown = isBlurred ? await blur(photo) : photo;
		const { width, height } = await sharp(shown).metadata();
		const mark = await getMark(cutTo(longestName, name));
		// A tile has to fit into what it is laid on.
		const tile = await sharp(mark)
			.resize({ width, height, fit: 'inside', withoutEnlargement: true })
			.toBuffer();
		const marked = await sharp(shown)
			.composite([{ input: tile, tile: true }])
			.webp({ quality: 78, effort: 2 })
			.toBuffer();
		return Buffer.from(marked);
	});
}

async function blur(photo: Buffer): Promise<Buffer> {
	const few = await sharp(photo)
		.resize({ ...blurredFrom, fit: 'cover', position: 'top' })
		.png()
		.toBuffer();
	return sharp(few)
		.resize({ ...blurredSize, kernel: 'cubic' })
		.blur(8)
		.png({ compressionLevel: 1 })
		.toBuffer();
}

function getMark(name: string): Promise<Buffer> {
	const known = marks.get(name);
	if (known) return known;
	const drawn = drawMark(name);
	marks.set(name, drawn);
	drawn.catch(() => marks.delete(name));
	return drawn;
}

/** Light letters with a dark edge, to be seen on both. */
async function drawMark(name: string): Promise<Buffer> {
	await loadFonts();
	const [dark, light] = await Promise.all([writeName(name, '#000000', 22), writeName(name, '#ffffff', 34)]);
	const { width, height } = await sharp(light).metadata();
	const clear = { r: 0, g: 0, b: 0, alpha: 0 };
	const edged = await sharp({
		create: { width: width + 1, height: height + 1, channels: 4, background: clear },
	})
		.composite([
			{ input: dark, left: 1, top: 1 },
			{ input: light, left: 0, top: 0 },
		])
		.png()
		.toBuffer();
	const room = { top: gap, bottom: gap, left: gap, right: gap, background: clear };
	return sharp(edged).rotate(-24, { background: clear }).extend(room).png().toBuffer();
}

function writeName(name: string, colour: string, percent: number): Promise<Buffer> {
	const text = `<span foreground="${colour}" alpha="${percent}%">${escapeXml(name)}</span>`;
	const look = { font: `${fontFamily} Bold ${fontSize}`, dpi: 72, rgba: true } as const;
	return sharp({ text: { text, ...look, width: nameWidth, wrap: 'word-char', align: 'centre' } })
		.png()
		.toBuffer();
}
