/** No number has more digits (ITU-T E.164), and none that can be dialled from everywhere has fewer. */
const digits = { min: 7, max: 15 };

/** A number in Latin digits. */
export function hasDialableLength(number: string): boolean {
	const count = number.replace(/\D/g, '').length;
	return count >= digits.min && count <= digits.max;
}
