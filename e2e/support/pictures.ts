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

/** What a phone with 12 megapixels takes: more than 5 MB, on its side, and turned upright by what its header says. */
export async function makePhonePhoto(): Promise<ChosenFile> {
	const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const;
	const photo = sharp({ create: { width: 4000, height: 3000, channels: 3, background: 'black', noise } });
	const buffer = await photo.withMetadata({ orientation: 6 }).jpeg({ quality: 90 }).toBuffer();
	return { name: 'IMG_2031.JPG', mimeType: 'image/jpeg', buffer };
}

/** 96 × 64 pixels, the left half red and the right half gold. */
const heicBase64 =
	'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAkVtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAANGlsb2MAAAAAREAAAgABAAAAAAJpAAEAAAAAAAAAmgACAAAAAAMDAAEAAAAAAAAAFAAAADhpaW5mAAAAAAACAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAFWluZmUCAAAAAAIAAGh2YzEAAAABhGlwcnAAAAFfaXBjbwAAAHhodmNDAQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQCEAAQArQgEBA3AAAAMAkAAAAwAAAwAeoDCBBZbqSSmubgQEDAgAAAMACAAAAwAIQCIAAQAHRAHBcrAiQAAAABRpc3BlAAAAAAAAAGAAAABAAAAAEHBpeGkAAAAAAwgICAAAAHJodmNDAQQIAAAAAAAAAAAAHvAA/Pz4+AAADwMgAAEAF0ABDAH//wQIAAADAJ/4AAADAAAeugJAIQABACZCAQEECAAAAwCf+AAAAwAAHsDCBBZbqSSmubAgAAADACAAAAMAISIAAQAHRAHBcrAiQAAAABRpc3BlAAAAAAAAAGAAAABAAAAADnBpeGkAAAAAAQgAAAAnYXV4QwAAAAB1cm46bXBlZzpoZXZjOjIwMTU6YXV4aWQ6MQAAAAAdaXBtYQAAAAAAAAACAAEDgQKDAAIEhAWGhwAAABppcmVmAAAAAAAAAA5hdXhsAAIAAQABAAAAtm1kYXQAAACWKAGvE4B5JEXIv//5UFH/txnh80vryJjF/nc6//GaV/Yu5v9GLtVvSsqyRvVda7pR7iOJOA7LxgAJIfM0QTUlYswvSCrJ602CJnM86vrK6P74BnhXyiiauvUWyn3AVQGmsvbrORF9a7JMJCCanPzi6zkHlXxBPno6NSZbKSC6SprIsQE/V4IKtTanQPZgQm+Jbc1vMX2AAAAAECgBrifD9Cn1D90y9X9o6LA=';

/** A HEIC photo, as phones take them; or one whose pixels are missing. */
export function makeHeic(state: 'readable' | 'broken'): ChosenFile {
	const whole = Buffer.from(heicBase64, 'base64');
	const buffer = state === 'readable' ? whole : whole.subarray(0, 200);
	return { name: 'IMG_2032.HEIC', mimeType: 'image/heic', buffer };
}

/** How many pixels have just this colour, such as `#74152b`. */
export async function getPixels(picture: Buffer, colour: string): Promise<number> {
	const pixels = (await sharp(picture).removeAlpha().raw().toBuffer()).toString('latin1');
	const sought = Buffer.from(colour.slice(1), 'hex').toString('latin1');
	return pixels.split(sought).length - 1;
}
