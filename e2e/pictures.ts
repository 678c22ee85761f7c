import sharp from 'sharp';

/** A file as a file chooser takes it. */
export interface ChosenFile {
	name: string;
	mimeType: string;
	buffer: Buffer;
}

/** A real picture of one colour. */
export async function makePicture(kind: 'jpeg' | 'png', colour = '#8e2138'): Promise<ChosenFile> {
	const picture = sharp({ create: { width: 320, height: 400, channels: 3, background: colour } });
	return { name: `portrait.${kind}`, mimeType: `image/${kind}`, buffer: await picture[kind]().toBuffer() };
}

/** A picture that a browser shows whatever it is called, and that is none of the three kinds that are taken. */
export async function makeDisguisedGif(): Promise<ChosenFile> {
	const gif = sharp({ create: { width: 32, height: 32, channels: 3, background: '#8e2138' } }).gif();
	return { name: 'portrait.jpg', mimeType: 'image/jpeg', buffer: await gif.toBuffer() };
}

/** A picture by its name and kind, with `bytes` of nothing inside. */
export function makeFile(bytes: number, mimeType = 'image/jpeg'): ChosenFile {
	return { name: 'portrait.jpg', mimeType, buffer: Buffer.alloc(bytes, 'x') };
}

/** How many pixels have just this colour, such as `#74152b`. */
export async function pixelsOf(picture: Buffer, colour: string): Promise<number> {
	const pixels = (await sharp(picture).removeAlpha().raw().toBuffer()).toString('latin1');
	const sought = Buffer.from(colour.slice(1), 'hex').toString('latin1');
	return pixels.split(sought).length - 1;
}
