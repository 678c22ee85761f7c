import sharp from 'sharp';

export const dynamic = 'force-dynamic';

sharp.cache(false);

const widths = [160, 480, 720, 960, 1600];

/** A picture decoded once, and written in the portal's widths. */
export async function POST(request) {
	const picture = sharp(Buffer.from(await request.arrayBuffer())).autoOrient();
	const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
	const raw = { width: info.width, height: info.height, channels: info.channels };
	const sizes = [];
	for (const width of widths.filter((each) => each <= info.width))
		sizes.push(
			(await sharp(data, { raw }).resize({ width }).webp({ quality: 80, effort: 4 }).toBuffer()).length,
		);
	return Response.json({ sizes });
}
