/** What the portal stores; a phone converts its own formats to one of these when it is asked for them. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'];

const maxBytes = 5 * 1024 * 1024;

/** What is wrong with a file that should be a picture, before it is sent; null when nothing is. */
export function pictureProblem({ type, size }: File): 'notAPicture' | 'tooLarge' | null {
	if (!pictureTypes.includes(type)) return 'notAPicture';
	return size > maxBytes ? 'tooLarge' : null;
}
