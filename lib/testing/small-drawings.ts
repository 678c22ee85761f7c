import sharp, { type PngOptions } from 'sharp';

// Read before a script (`--import`) that seeds the demo and is not about its pictures: they are drawn as small as a stamp, since
// drawing takes longer than all the rest.
const { png } = sharp.prototype;
sharp.prototype.png = function (options?: PngOptions) {
	return png.call(this.resize(40), options);
};
